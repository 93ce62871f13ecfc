import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Keeps files under names that the server makes. Whoever replaces a file writes the new one under
 * a new name, points the row to it, and then removes the old one, so that no row ever points to a
 * file that is missing.
 */
export interface FileStore {
  /** Keeps bytes under a name of `newFileName`; once it is done they are there for good. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file and its media type; undefined where there is none. */
  get(name: string): Promise<{ bytes: Uint8Array; type: string } | undefined>
  /** Removes a file; that there is none is no failure. */
  remove(name: string): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** Media type of a file by its name, which the content's type gave. */
export function typeOf(name: string): string {
  return types[path.extname(name).slice(1)] ?? 'application/octet-stream'
}

/** A name that no other file has; the extension is what the content's type gave. */
export function newFileName(extension: string): string {
  return `${randomUUID()}.${extension}`
}

/**
 * Names come from the database, but a mistake there must not reach other files.
 * @throws Error for anything that `newFileName` could not have made.
 */
export function checkFileName(name: string): void {
  if (!/^[a-z0-9-]{1,100}\.[a-z0-9]{1,8}$/.test(name)) throw new Error('No name of a file')
}

/** Files in one folder, made when the first one comes. */
export function folderStore(folder: string): FileStore {
  const placeOf = (name: string) => {
    checkFileName(name)
    return path.join(folder, name)
  }
  return {
    put: async (name, bytes) => {
      const place = placeOf(name)
      await mkdir(folder, { recursive: true })
      const draft = `${place}.${randomUUID()}.draft`
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: async (name) => {
      try {
        return { bytes: await readFile(placeOf(name)), type: typeOf(name) }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}
