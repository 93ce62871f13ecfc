import type { Caller } from '../calls.ts'
import type { Db } from '../database/db.ts'
import type { fileAreas } from '../database/schema/index.ts'
import { mayOpenAnnouncement } from './announcements/index.ts'
import { usesOf } from './files/index.ts'
import { mayOpenLogo, mayOpenPicture } from './pictures/index.ts'

/** Whether somebody may open the files of a record. */
export type MayOpen = (
  db: Db,
  person: Pick<Caller, 'userId' | 'role'>,
  recordId: string,
  now: Date,
) => Promise<boolean>

/** For every area whose records show files, who may open them. */
const mayOpen: Readonly<Record<(typeof fileAreas)[number], MayOpen>> = {
  announcement: mayOpenAnnouncement,
  picture: mayOpenPicture,
  logo: mayOpenLogo,
}

/** Whether somebody may open a file. One that no record shows is its uploader's alone. */
export async function mayOpenFile(
  db: Db,
  person: Pick<Caller, 'userId' | 'role'>,
  file: { id: string; uploadedBy: string | null },
  now: Date,
): Promise<boolean> {
  const uses = await usesOf(db, file.id)
  if (uses.length === 0) return file.uploadedBy === person.userId
  for (const { area, recordId } of uses) {
    if (await mayOpen[area](db, person, recordId, now)) return true
  }
  return false
}
