import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { FileStore } from '../../files/file-store.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { files as fileRows, fileUses, schools, users } from '../schema/index.ts'
import { filmFiles } from './academy-films.ts'
import { weeksImage } from './announcements.ts'
import { putClips } from './clips.ts'
import { documentFiles } from './documents.ts'
import { drawLogo, drawPortrait, drawWeeks } from './drawing.ts'
import { handoutPdf, handouts } from './event-files.ts'
import { putExports } from './exchange.ts'
import { bookFiles } from './library.ts'
import { postCovers } from './post-covers.ts'
import { at, seededRandom, type World } from './world.ts'
import { writingFiles } from './writing/files.ts'

const portrait = 'demo-portrait.png'
const logoOf = (index: number) => `demo-logo-${index + 1}.png`

/** How each picture of the demo world is made. */
const drawings: Readonly<Record<string, () => Uint8Array>> = {
  [portrait]: drawPortrait,
  [weeksImage]: drawWeeks,
  ...postCovers,
  ...writingFiles,
  [logoOf(0)]: () => drawLogo({ field: [26, 61, 114], charge: [244, 196, 48], shape: 'chevron' }),
  [logoOf(1)]: () => drawLogo({ field: [120, 28, 46], charge: [245, 240, 230], shape: 'cross' }),
  [logoOf(2)]: () => drawLogo({ field: [22, 92, 70], charge: [236, 228, 200], shape: 'bars' }),
  ...Object.fromEntries(
    Object.entries(handouts).map(([name, title]) => [name, () => handoutPdf(title)]),
  ),
  [logoOf(3)]: () => drawLogo({ field: [58, 46, 110], charge: [160, 210, 240], shape: 'bend' }),
}

/** Gives the main student a picture, and each school a logo. */
export async function seedPictures(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(1_122_026)
  const createdAt = at(world, -300)
  for (const [index, { id: recordId }] of world.schools.entries()) {
    const storedName = logoOf(index)
    const content = drawings[storedName]?.()
    if (content === undefined) continue
    const id = seededId(random, createdAt.getTime())
    await db.insert(fileRows).values({
      ...{ id, storedName, name: 'logo.png', type: 'image/png', createdAt },
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    await db.insert(fileUses).values({ fileId: id, area: 'logo', recordId })
    await db.update(schools).set({ logoFilePath: storedName }).where(eq(schools.id, recordId))
  }
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  if (main === undefined) return
  await db.update(users).set({ pictureFilePath: portrait }).where(eq(users.id, main.id))
}

/**
 * Makes the demo world's files that the database points to and that are not there: the world may
 * have come from the build, or its folder from another machine.
 */
export async function putDemoFiles(db: Db, files: FileStore): Promise<void> {
  const brought = { ...filmFiles(), ...documentFiles(), ...bookFiles() }
  const names = [...Object.keys(drawings), ...Object.keys(brought)]
  const pictures = await db
    .select({ name: users.pictureFilePath })
    .from(users)
    .where(inArray(users.pictureFilePath, names))
  const logos = await db
    .select({ name: schools.logoFilePath })
    .from(schools)
    .where(inArray(schools.logoFilePath, names))
  const kept = await db
    .select({ name: fileRows.storedName })
    .from(fileRows)
    .where(inArray(fileRows.storedName, names))
  const there = new Set<string>()
  for await (const { name } of files.list()) there.add(name)
  for (const { name } of [...pictures, ...logos, ...kept]) {
    const make = name === null ? undefined : (drawings[name] ?? brought[name])
    if (name !== null && make !== undefined && !there.has(name)) await files.put(name, await make())
  }
  await putClips(db, files, there)
  await putExports(db, files, there)
}
