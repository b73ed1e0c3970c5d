/** How people are drawn: a picture of strokes on a grid of 24, on a colour. */
import type { Face } from '../server/model'

/** White strokes can be seen on all of them. */
export const COLOURS: Record<Face['colour'], string> = {
  azure: '#1f6fb2',
  terracotta: '#b5481f',
  olive: '#5d7a1f',
  violet: '#7a4f9e',
  teal: '#1b7a6e',
  gold: '#8a6a00',
  rose: '#b23a62',
  slate: '#4d5a66',
}

export const AVATARS: Record<Face['avatar'], string> = {
  temple: 'M4 10l8-5 8 5zM6 10v8M10 10v8M14 10v8M18 10v8M4 19h16',
  tower: 'M7 20V9M17 20V9M5 9h14V5h-3v2h-2V5h-4v2H8V5H5zM5 20h14M10 20v-5h4v5',
  tree: 'M12 20v-8M12 15l3-3M12 4a5 5 0 015 7 4 4 0 01-4 5h-2a4 4 0 01-4-5 5 5 0 015-7z',
  ship: 'M4 15h16l-3 5H7zM12 15V4M12 5l6 7h-6M12 7l-5 5h5',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.5 5.5l1.5 1.5M17 17l1.5 1.5M18.5 5.5L17 7M7 17l-1.5 1.5',
  fish: 'M4 12c3-5 9-6 13-1l4-3v8l-4-3c-4 5-10 4-13-1zM8 11v.1',
  amphora:
    'M9 4h6M10 4v3c-3 2-4 5-3 8 1 3 3 4 5 5 2-1 4-2 5-5 1-3 0-6-3-8V4M8 9c-3 0-3-3 1-4M16 9c3 0 3-3-1-4M7 13h10',
  wheat:
    'M12 21V6M12 10c-3 0-4-2-4-4 3 0 4 2 4 4zM12 10c3 0 4-2 4-4-3 0-4 2-4 4zM12 16c-3 0-4-2-4-4 3 0 4 2 4 4zM12 16c3 0 4-2 4-4-3 0-4 2-4 4z',
  cat: 'M6 10V4l4 3h4l4-3v6c2 5-1 10-6 10s-8-5-6-10zM9.5 12v.5M14.5 12v.5M10.5 16l1.5 1 1.5-1',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z',
  moon: 'M19 14a8 8 0 11-9-10 6 6 0 009 10z',
  leaf: 'M5 19c0-9 5-14 14-14 0 9-5 14-12 13M5 19l8-8',
}
