import type { RemoteRelease, RemoteVersion } from './registry.ts'

/**
 * A number from 0 to 99 for a person and a canary version, always the same one and spread evenly
 * over people: FNV-1a, its bits mixed once more because its low ones alone are not. It differs from
 * version to version, so that it is not always the same people who go first.
 * The page's inline script has this function's own text (`shared/build/html.ts`), so it uses nothing
 * from outside.
 */
export function canaryPlace(person: string, remote: string, version: string): number {
  const text = `${person} ${remote} ${version}`
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 100
}

/**
 * The versions of a remote that a person may get, the one to try first at the start: the canary for
 * its share of people, then the current one, then the one before it.
 * `person`: the account's id; null, for nobody, gets no canary.
 */
export function versionsFor(
  person: string | null,
  remote: string,
  { canary, current, previous }: RemoteRelease,
): [RemoteVersion, ...RemoteVersion[]] {
  const before = previous ? [previous] : []
  const isFirst =
    canary && person !== null && canaryPlace(person, remote, canary.version) < canary.share
  return isFirst ? [canary, current, ...before] : [current, ...before]
}
