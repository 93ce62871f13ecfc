import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { integrityOf } from '../record.ts'
import { withLock } from './lock.ts'
import { ReleaseError } from './release-error.ts'
import type { NewFile, ReleaseStore, StoredFile } from './store.ts'

/** Opens a file for writing; tests give one whose disk is full. */
export type OpenFile = (path: string, flags: string) => Promise<FileHandle>

/** A folder as a store: that of a web server, or of a build. It must be there. */
export class FolderStore implements ReleaseStore {
  readonly place: string
  private readonly openFile: OpenFile

  constructor(folder: string, openFile: OpenFile = open) {
    this.place = folder
    this.openFile = openFile
  }

  async read(path: string): Promise<StoredFile | null> {
    try {
      const content = await readFile(join(this.place, path))
      return { content, tag: integrityOf(content) }
    } catch (error) {
      if (isMissing(error)) return null
      throw failure(error, 'read', join(this.place, path))
    }
  }

  write(file: NewFile): Promise<void> {
    return this.writeTogether([file])
  }

  async replace(
    file: NewFile,
    tag: string | null,
    along: readonly NewFile[] = [],
  ): Promise<boolean> {
    if (((await this.read(file.path))?.tag ?? null) !== tag) return false
    await this.writeTogether([...along, file])
    return true
  }

  /** All of them beside their places and to the disk; only then each in its place. */
  private async writeTogether(files: readonly NewFile[]): Promise<void> {
    const drafts: string[] = []
    for (const { path, content } of files) {
      const target = join(this.place, path)
      const draft = draftOf(target)
      try {
        await mkdir(dirname(target), { recursive: true })
        drafts.push(draft)
        const file = await this.openFile(draft, 'w')
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
      } catch (error) {
        for (const written of drafts) await unlink(written).catch(() => undefined)
        throw failure(error, 'written', target)
      }
    }
    for (const { path } of files) {
      const target = join(this.place, path)
      await rename(draftOf(target), target)
      await syncFolder(dirname(target))
    }
  }

  async folders(path: string): Promise<string[]> {
    const entries = await this.entries(path)
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  }

  async files(path: string): Promise<string[]> {
    const within = await Promise.all(
      (await this.entries(path)).map((entry) => {
        const name = `${path}/${entry.name}`
        return entry.isDirectory() ? this.files(name) : [name]
      }),
    )
    return within.flat()
  }

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) await rm(join(this.place, path), { force: true })
  }

  async removeFolder(path: string): Promise<void> {
    await rm(join(this.place, path), { recursive: true, force: true })
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return withLock(join(this.place, 'remotes.json.lock'), work).catch((error) => {
      throw failure(error, 'locked', join(this.place, 'remotes.json'))
    })
  }

  private async entries(path: string) {
    try {
      return await readdir(join(this.place, path), { withFileTypes: true })
    } catch (error) {
      if (isMissing(error)) return []
      throw failure(error, 'listed', join(this.place, path))
    }
  }
}

function draftOf(path: string): string {
  return `${path}.${process.pid}.draft`
}

/** Has a rename outlive a loss of power; not every system can sync a folder. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r')
    await folder.sync().finally(() => folder.close())
  } catch {
    // The file itself has been synced, so at worst its old content is back.
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}

const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'no right to',
  EPERM: 'no right to',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder is not there',
}

/** The system's errors as one line; errors of our own stay as they are. */
function failure(error: unknown, verb: string, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (error instanceof ReleaseError || syscall === undefined || code === undefined) return error
  return new ReleaseError(`${path} could not be ${verb}: ${causes[code] ?? code}`, { cause: error })
}
