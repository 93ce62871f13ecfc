import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { isTaken } from '../../database/error-code.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { programmeKind } from './programme.kind.ts'
import { findProgrammes } from './programmes.repository.ts'
import { isUnlimitedByName } from './programmes.rules.ts'

const listCall = 'GET /User/admin/Programme/GetProgrammes'
const saveCall = 'POST /User/admin/Programme/Save'
const archiveCall = 'POST /User/admin/Programme/Archive'

/** All programmes by name. */
export async function getProgrammes(
  { db, now }: Asked,
  { archived }: { archived: 'true' | 'false' },
): Promise<CallAnswer<typeof listCall>> {
  const today = dayOf(now, officeZone)
  const found = await findProgrammes(db, archived === 'true', today)
  return {
    programmes: found.map((one) => ({ ...one, hasFixedName: isUnlimitedByName(one.name) })),
  }
}

/**
 * Makes a programme or changes one; bookings stay as they were sold.
 * @throws Problem 404 for an unknown one, 409 for a stale version or a name that is taken, 422 for what
 * Full Blue and Fellow may not be.
 */
export async function saveProgramme(
  asked: Asked,
  { programmeId, version, ...values }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const saved = await nameKept(() =>
    saveVersioned(asked, programmeKind, {
      version,
      ...(programmeId === null
        ? { values: { ...values, isArchived: false } }
        : { id: programmeId, change: ({ isArchived }) => ({ ...values, isArchived }) }),
    }),
  )
  return { programmeId: saved.id, version: saved.version }
}

/** What two do at once for one name: the later hears the same as somebody who comes after. */
async function nameKept<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!isTaken(error)) throw error
    const message = 'There is a programme of this name already.'
    throw new Problem(409, message, { errors: [{ path: 'body.name', message }], cause: error })
  }
}

/**
 * Sells a programme no longer, or again.
 * @throws Problem 404 for an unknown one, 409 for a stale version.
 */
export async function archiveProgramme(
  asked: Asked,
  { programmeId, version, isArchived }: CallInput<typeof archiveCall>['body'],
): Promise<CallAnswer<typeof archiveCall>> {
  const saved = await saveVersioned(asked, programmeKind, {
    ...{ id: programmeId, version },
    change: (before) => ({ ...before, isArchived }),
  })
  return { version: saved.version }
}
