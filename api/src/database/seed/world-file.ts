import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the build puts the prepared world: beside the bundle. */
const folder = fileURLToPath(new URL('.', import.meta.url))

/** A world older than this is made anew: its months would no longer fit the calendar's. */
const oldestDays = 21

/** The file of a world seeded on a day. */
export function worldFileName(day: Date): string {
  return `world-${day.toISOString().slice(0, 10)}.tar.gz`
}

/** The prepared demo world, if the build left one that is recent enough. */
export async function readWorldFile(now: Date): Promise<Blob | undefined> {
  for (const name of await readdir(folder)) {
    const day = /^world-(\d{4}-\d{2}-\d{2})\.tar\.gz$/.exec(name)?.[1]
    if (day === undefined) continue
    const days = Math.abs(now.getTime() - Date.parse(day)) / 86_400_000
    if (days > oldestDays) continue
    return new Blob([new Uint8Array(await readFile(path.join(folder, name)))])
  }
  return undefined
}
