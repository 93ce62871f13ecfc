import { buildInfo, versionsFor } from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'
import { loadedRemotes } from './load-remote.ts'
import { fetchRegistry } from './registry.ts'

/**
 * Asks the server whether a full load would bring other versions than this page has.
 * @returns a text that stands for what is released, or null when the page has just that.
 * @throws Error when the registry cannot be had.
 */
export async function newVersion(): Promise<string | null> {
  const { shell, remotes } = await fetchRegistry()
  const person = useSession.getState().claims?.userId ?? null
  let isNew = shell.version !== buildInfo.version
  const parts = [shell.version]
  for (const [name, { wanted }] of loadedRemotes()) {
    const release = remotes[name]
    const version = release ? versionsFor(person, name, release)[0].version : wanted
    if (version !== wanted) isNew = true
    parts.push(`${name}@${version}`)
  }
  return isNew ? parts.join(' ') : null
}

/** True while a form or the runner holds something back: it would ask before the page is left. */
export function holdsUnsaved(): boolean {
  // The browser's own way of asking, as forms of any version of a remote use it.
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
