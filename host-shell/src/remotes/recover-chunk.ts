import { report } from '../report.ts'
import { loadedVersions } from './load-remote.ts'
import { fetchRegistry } from './registry.ts'

const reloadedKey = 'reloaded-for'

/**
 * Prepares another try after a screen failed. Where its script could not be loaded there are two
 * causes: the script was broken on its way, then the browser's stored copy is replaced; or the tab
 * is older than the release and the script is gone, then the page is loaded anew, once per release.
 * Does nothing for other errors.
 */
export async function recoverChunk(error: Error): Promise<void> {
  const address = 'request' in error && typeof error.request === 'string' ? error.request : null
  if (error.name !== 'ChunkLoadError' || address === null) return
  try {
    const answer = await fetch(address, { cache: 'reload' })
    if (answer.ok) return
    const { remotes } = await fetchRegistry()
    for (const [name, version] of loadedVersions()) {
      const released = remotes[name]?.current.version
      if (released === undefined || released === version) continue
      if (sessionStorage.getItem(reloadedKey) === released) continue
      sessionStorage.setItem(reloadedKey, released)
      location.reload()
    }
  } catch (cause) {
    // The try that follows fails and says so; this one only prepared it.
    report('a script could not be fetched again', cause)
  }
}
