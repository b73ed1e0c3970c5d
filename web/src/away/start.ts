/** What a page does for times when the person or the net is away, once it is shown. */
import { learnOf } from '../games'
import { toast } from '../kit/notices.svelte'
import { keepLesson } from '../lesson/moments'
import { games } from '../server/http'
import { language } from '../text/translation.svelte'
import { notices, renew } from './notices'
import { awayTexts } from './texts'
import { offlineWanted, start } from './worker'

async function tellOffline(): Promise<void> {
  const { controller } = navigator.serviceWorker ?? {}
  const tell = await awayTexts(language())
  toast(tell(controller ? 'away-offline-kept' : 'away-offline'), 'warn')
}

async function begin(): Promise<void> {
  addEventListener('offline', () => void tellOffline())
  await start(notices() !== 'off')
  await renew()
  addEventListener('appinstalled', () => void keepLessons())
  if (matchMedia('(display-mode: standalone)').matches) await keepLessons()
}

/** Who has installed the app wants all lessons at hand, also those that were not opened yet. */
async function keepLessons(): Promise<void> {
  if (!offlineWanted()) return
  for (const { game } of (await games()).games) {
    const lesson = await learnOf(game)
    if (lesson) await keepLesson(game, JSON.stringify(lesson.tutorial.log)).catch(() => undefined)
  }
}

if (import.meta.env.PROD) void begin().catch(() => undefined)
