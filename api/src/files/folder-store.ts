import { createReadStream, type Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkFileName, type FileStore, isFileName, newFileName } from './file-store.ts'

/** Where parts wait for the rest of their file, inside the folder. */
const partsFolder = 'parts'

/** Files in one folder, made when the first one comes. */
export function folderStore(folder: string): FileStore {
  const placeOf = (name: string) => {
    checkFileName(name)
    return path.join(folder, name)
  }
  const partsOf = (name: string) => path.join(path.dirname(placeOf(name)), partsFolder, name)

  /**
   * Writes a file into a folder that is there, under a name that nobody asks for, and only when all
   * of it is there its own.
   */
  const write = async (place: string, fill: (draft: FileHandle) => Promise<unknown>) => {
    // A draft that a crash leaves behind has a file's name, so that it goes with those without a row.
    const draft = path.join(path.dirname(place), newFileName('draft'))
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await fill(file)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, place)
      await syncFolder(path.dirname(place))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** The same for a file of the folder itself, which is made when the first one comes. */
  const keep = async (name: string, fill: (draft: FileHandle) => Promise<unknown>) => {
    const place = placeOf(name)
    await makeFolder(folder)
    await write(place, fill)
  }

  return {
    put: (name, bytes) => keep(name, (draft) => draft.writeFile(bytes)),
    putFile: (name, from) => keep(name, (draft) => append(draft, [from])),
    open: async (name, range) => {
      let file: FileHandle
      try {
        file = await open(placeOf(name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
      const { size } = await file.stat()
      return { stream: file.createReadStream({ ...range }), bytes: size }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    list: async function* () {
      yield* entriesOf(folder, (entry) => entry.isFile())
    },
    beginParts: async (name) => {
      await makeFolder(partsOf(name))
      return name
    },
    putPart: async ({ name }, part, bytes) => {
      // Its folder is not made anew: one that comes too late would stay in it for ever.
      await write(path.join(partsOf(name), `${part}.part`), (draft) => draft.writeFile(bytes))
      return String(part)
    },
    finishParts: async ({ name }, tags) => {
      const parts = tags.map((tag) => path.join(partsOf(name), `${tag}.part`))
      await keep(name, (draft) => append(draft, parts))
      // The file is there; what is left of its parts goes with those of old uploads.
      await rm(partsOf(name), { recursive: true, force: true }).catch(() => undefined)
    },
    dropParts: ({ name }) => rm(partsOf(name), { recursive: true, force: true }),
    listParts: async function* () {
      const begun = entriesOf(path.join(folder, partsFolder), (entry) => entry.isDirectory())
      for await (const { name, at } of begun) yield { name, key: name, at }
    },
  }
}

/** What lies in a folder under names of files, and since when it is as it is. */
async function* entriesOf(folder: string, isMeant: (entry: Dirent) => boolean) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noneIfMissing)
  for (const entry of entries) {
    if (!isMeant(entry) || !isFileName(entry.name)) continue
    const found = await stat(path.join(folder, entry.name)).catch(noneIfMissing)
    if ('mtime' in found) yield { name: entry.name, at: found.mtime }
  }
}

/** Makes a folder with all above it that are missing. */
async function makeFolder(place: string): Promise<void> {
  const first = await mkdir(place, { recursive: true })
  if (first === undefined) return
  for (let made = place; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made))
  }
}

/** Has what stands in a folder outlive a power cut, as `sync` of a file has its content. */
async function syncFolder(place: string): Promise<void> {
  // It opens no folders.
  if (process.platform === 'win32') return
  const folder = await open(place)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Adds files to a draft, one after the other. */
async function append(draft: FileHandle, places: readonly string[]): Promise<void> {
  for (const place of places) {
    for await (const chunk of createReadStream(place)) await draft.writeFile(chunk)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** A folder that nothing was put into, or a file that has gone meanwhile. */
function noneIfMissing(error: unknown): [] {
  if (isMissing(error)) return []
  throw error
}
