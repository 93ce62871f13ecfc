import type { Caller } from '../calls.ts'
import type { Db } from '../database/db.ts'
import type { fileAreas } from '../database/schema/index.ts'
import { mayOpenLogo, mayOpenPicture } from './pictures/index.ts'

/** Whether somebody may open the files of a record. */
export type MayOpen = (
  db: Db,
  person: Pick<Caller, 'userId' | 'role'>,
  recordId: string,
) => Promise<boolean>

/** For every area whose records show files, who may open them. */
export const mayOpen: Readonly<Record<(typeof fileAreas)[number], MayOpen>> = {
  picture: mayOpenPicture,
  logo: mayOpenLogo,
}
