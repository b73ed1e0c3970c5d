import type { Browser, Page } from 'playwright-core'

export const FLAGS: string[]
export const SIZES: Record<'phone' | 'wide' | 'zoomed', { width: number; height: number }>
export function launch(): Promise<Browser>
export function watch(page: Page, address: string): string[]
