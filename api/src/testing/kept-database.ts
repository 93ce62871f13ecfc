import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'

/** What a closed embedded database consists of: its folders, and the bytes of its files, by path. */
export interface KeptFiles {
  folders: readonly string[]
  files: ReadonlyMap<string, Uint8Array>
}

/** The two databases beside the portal's that every server has, by their numbers: nobody opens them. */
const templates = ['base/1', 'base/4']

/** Reads a database that was closed in a folder. */
export async function readKept(folder: string): Promise<KeptFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const placeOf = (entry: (typeof entries)[number]) =>
    path.join(path.relative(folder, entry.parentPath), entry.name)
  const files = entries.filter(
    (entry) => entry.isFile() && !templates.includes(path.relative(folder, entry.parentPath)),
  )
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(placeOf),
    files: new Map(
      await Promise.all(
        files.map(async (entry) => {
          const bytes = await readFile(path.join(entry.parentPath, entry.name))
          return [placeOf(entry), new Uint8Array(bytes)] as const
        }),
      ),
    ),
  }
}

/** Where the database's program looks for its files. */
const dataFolder = '/pglite/data'

/**
 * Memory that begins with a copy of kept files. An archive of them, which the database would unpack
 * by itself, takes three times as long.
 */
export class KeptMemory extends MemoryFS {
  readonly #kept: KeptFiles

  constructor(kept: KeptFiles) {
    super()
    this.#kept = kept
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS
    if (files === undefined) throw new Error('The database has no files yet')
    for (const folder of ['', ...this.#kept.folders]) files.mkdirTree(`${dataFolder}/${folder}`)
    for (const [place, bytes] of this.#kept.files) {
      // A copy, which the database may write over.
      files.writeFile(`${dataFolder}/${place}`, bytes.slice(), { canOwn: true, mode: 0o600 })
    }
  }
}
