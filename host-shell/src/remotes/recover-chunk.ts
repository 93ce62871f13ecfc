import { report } from '@portal/shared/report'
import { holdsUnsaved, newVersion } from './new-version.ts'

const reloadedKey = 'reloaded-for'

/** The address of the script that could not be loaded; null for any other error. */
function goneScript(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null
  return 'request' in error && typeof error.request === 'string' ? error.request : null
}

/**
 * Prepares another try after a screen failed. Where its script could not be loaded there are two
 * causes: the script was broken on its way, then the browser's stored copy is replaced; or the tab
 * is older than the release and the script is gone, then the page is loaded anew, once per release.
 * Does nothing for other errors.
 */
export async function recoverChunk(error: Error): Promise<void> {
  const address = goneScript(error)
  if (address === null) return
  try {
    const answer = await fetch(address, { cache: 'reload' })
    if (!answer.ok) await reloadOnce()
  } catch (cause) {
    // The try that follows fails and says so; this one only prepared it.
    report('a script could not be fetched again', cause)
  }
}

/**
 * Loads the page anew when another version is released than it has: once per release, so that a
 * release which is itself broken does not keep a page loading.
 */
async function reloadOnce(): Promise<void> {
  const released = await newVersion()
  if (released === null || sessionStorage.getItem(reloadedKey) === released) return
  sessionStorage.setItem(reloadedKey, released)
  location.reload()
}

/**
 * The same for a screen that somebody has just gone to: the full load takes the place of the
 * navigation, and nothing has been typed there yet. Not while anything else on the page is unsaved.
 */
export async function recoverArrival(error: Error): Promise<void> {
  if (!holdsUnsaved()) await recoverChunk(error)
}

/**
 * Notes scripts that were gone anywhere else, such as in a dialog, where an immediate load would
 * lose what is being typed. What was broken on its way is fetched anew for whoever tries again.
 * @returns `atNavigation` to call when another page has been opened: its full load replaces it
 * where a script was gone; and how to stop.
 */
export function watchGoneScripts(): { atNavigation: () => void; stop: () => void } {
  let gone: Error | null = null
  const note = (error: unknown) => {
    const address = goneScript(error)
    if (!(error instanceof Error) || address === null) return
    gone = error
    fetch(address, { cache: 'reload' }).catch(() => undefined)
  }
  const onReport = (event: Event) => {
    if (event instanceof CustomEvent) note(event.detail.error)
  }
  addEventListener('portal:report', onReport)
  return {
    atNavigation: () => {
      if (gone === null) return
      const error = gone
      gone = null
      void recoverArrival(error)
    },
    stop: () => removeEventListener('portal:report', onReport),
  }
}
