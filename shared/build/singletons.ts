/**
 * What the shell and the remotes have one copy of between them: the shell carries each, and a
 * remote takes the shell's. Curated entries, not whole libraries: `@portal/shared/router` offers
 * the pieces of the router that the portal uses, so the rest of the library is left out.
 *
 * `@portal/shared/contract` is not here on purpose: a remote must carry the contract number that
 * it was built against. Adding a line means that the shell is released before a remote uses it.
 */
export const singletons = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  '@portal/shared/ui',
  '@portal/shared/router',
  '@portal/shared/query',
  '@portal/shared/session',
  '@portal/shared/api',
] as const

/** True for the name of what remotes take from the shell. */
export function isSingleton(name: string): boolean {
  return singletons.some((singleton) => singleton === name)
}

/** Folders of `shared/src` whose code must never be compiled into a remote. */
export const singletonFolders = singletons
  .filter((name) => name.startsWith('@portal/shared/'))
  .map((name) => name.slice('@portal/shared/'.length))

interface SharedEntry {
  singleton: true
  requiredVersion: false
  import: false
}

/** A remote's side: it brings none of them and has no copy to fall back on. */
export function consumedSingletons(): Record<string, SharedEntry> {
  // The contract number guards against an old shell, so versions say nothing here.
  return Object.fromEntries(
    singletons.map((name) => [name, { singleton: true, requiredVersion: false, import: false }]),
  )
}
