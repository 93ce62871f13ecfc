import { join, resolve } from 'node:path'
import { type RemoteName, remoteNames } from '../src/contract/roles.ts'

/** The project's top folder. */
export const projectFolder = resolve(import.meta.dirname, '../..')

/** A package that is built for the browser. */
export type WebPackage = 'host-shell' | RemoteName

/** All of them; the shell first, because it is what a visitor waits for. */
export const webPackages: readonly WebPackage[] = ['host-shell', ...remoteNames]

/** Where the built front end lies unless told otherwise. */
export const defaultDist = join(projectFolder, 'dist')

/** Address under which the versions of a package are served, with a slash at the end. */
export function publicRoot(name: WebPackage): string {
  return name === 'host-shell' ? '/shell/' : `/remotes/${name}/`
}

/** Folder of one built version; its place in `dist` is its address on the server. */
export function versionFolder(dist: string, name: WebPackage, version: string): string {
  return join(dist, publicRoot(name), version)
}
