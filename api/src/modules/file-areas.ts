import type { Db } from '../database/db.ts'
import type { fileAreas } from '../database/schema/index.ts'
import { mayOpenAcademy } from './academy/index.ts'
import { mayOpenAnnouncement } from './announcements/index.ts'
import { mayOpenDocument } from './documents/index.ts'
import { mayOpenEventFile } from './events/index.ts'
import { usesOf } from './files/index.ts'
import { mayOpenHelpImage } from './help/index.ts'
import { mayOpenLearnPage } from './learn/index.ts'
import { mayOpenBook } from './library/index.ts'
import { mayOpenAsset } from './media/index.ts'
import { mayOpenLogo, mayOpenPicture } from './pictures/index.ts'
import { mayOpenPost } from './posts/index.ts'
import { type BankReader, mayOpenQuestion } from './questions/index.ts'
import { mayOpenMarking } from './submissions/index.ts'
import { mayOpenPortalLogo } from './system/index.ts'
import { mayOpenUpgrade } from './upgrades/index.ts'
import { mayOpenWriting } from './writing/index.ts'

/** Whether somebody may open the files of a record. */
export type MayOpen = (db: Db, person: BankReader, recordId: string, now: Date) => Promise<boolean>

/** For every area whose records show files, who may open them. */
const mayOpen: Readonly<Record<(typeof fileAreas)[number], MayOpen>> = {
  academy: mayOpenAcademy,
  announcement: mayOpenAnnouncement,
  event: mayOpenEventFile,
  help: mayOpenHelpImage,
  post: mayOpenPost,
  document: mayOpenDocument,
  book: mayOpenBook,
  picture: mayOpenPicture,
  logo: mayOpenLogo,
  asset: mayOpenAsset,
  question: mayOpenQuestion,
  learn: mayOpenLearnPage,
  upgrade: mayOpenUpgrade,
  writing: mayOpenWriting,
  marking: mayOpenMarking,
  portal: mayOpenPortalLogo,
}

/** What is asked of a file before somebody may open it. */
type Asked = { id: string; uploadedBy: string | null }

/** Areas whose records can be taken from their readers at once: nobody remembers that they may. */
const askedEachTime: readonly string[] = [
  'book',
  'writing',
  'marking',
] satisfies (typeof fileAreas)[number][]

/**
 * Whether somebody may open a file, and whether that may be remembered for a while; undefined where
 * they may not. One that no record shows is its uploader's alone.
 */
export async function mayOpenFile(
  db: Db,
  person: BankReader,
  file: Asked,
  now: Date,
): Promise<{ isRemembered: boolean } | undefined> {
  const uses = await usesOf(db, [file.id])
  const open = await openOf(db, person, [file], uses, now)
  if (!open.has(file.id)) return undefined
  return { isRemembered: !uses.some(({ area }) => askedEachTime.includes(area)) }
}

/** Ids of those of these files that somebody may open; each record is asked once for all of them. */
export async function mayOpenFiles(
  db: Db,
  person: BankReader,
  files: readonly Asked[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const ids = files.map(({ id }) => id)
  return await openOf(db, person, files, ids.length === 0 ? [] : await usesOf(db, ids), now)
}

async function openOf(
  db: Db,
  person: BankReader,
  files: readonly Asked[],
  uses: Awaited<ReturnType<typeof usesOf>>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const used = new Set(uses.map(({ fileId }) => fileId))
  const open = new Set(
    files
      .filter(({ id, uploadedBy }) => !used.has(id) && uploadedBy === person.userId)
      .map(({ id }) => id),
  )
  const answers = new Map<string, boolean>()
  for (const { fileId, area, recordId } of uses) {
    if (open.has(fileId)) continue
    const record = `${area} ${recordId}`
    const answer = answers.get(record) ?? (await mayOpen[area](db, person, recordId, now))
    answers.set(record, answer)
    if (answer) open.add(fileId)
  }
  return open
}
