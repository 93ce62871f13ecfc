import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

/** What a database cannot do without; looked for first, because trying to open it would write to it. */
const parts = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact']

/**
 * Whether the embedded database has yet to be made. Only an empty place is a new one: a database
 * that has lost a part is somebody's data, and another in its place would hide that, or write over
 * what could have been saved.
 * @param dataDir the data folder.
 * @param folder the database's own folder in it, which exists.
 * @throws StartError with what to do, for a folder without its database.
 */
export async function isNewFolder(dataDir: string, folder: string): Promise<boolean> {
  if ((await readdir(folder)).length > 0) {
    for (const part of parts) {
      if (!(await isThere(path.join(folder, part)))) {
        throw damaged(dataDir, `${path.basename(folder)} has lost ${part}`)
      }
    }
    return false
  }
  // Pictures and documents are only ever written beside a database that names them.
  const files = await readdir(path.join(dataDir, 'files')).catch(() => [])
  if (files.length > 0)
    throw damaged(dataDir, 'it has files, and the database that names them is gone')
  return true
}

/** Whether there is a file, or a folder with something in it. */
async function isThere(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => undefined)
  return found?.isDirectory() === true ? (await readdir(place)).length > 0 : found !== undefined
}

/** The refusal to start on a database that is not whole. */
export function damaged(dataDir: string, reason: string): StartError {
  return new StartError(
    `The database in ${dataDir} cannot be used: ${reason}. Nothing was put in its place. Restore a copy of the whole folder, or set DATA_DIR to another folder to begin anew.`,
  )
}
