import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { isTaken } from '../../database/error-code.ts'
import { pageOf } from '../../lists/index.ts'
import { saveVersioned } from '../../versions/index.ts'
import { nameTaken, schoolKind } from './school.kind.ts'
import { schoolsListed } from './schools.repository.ts'

const listCall = 'GET /User/admin/School/GetSchools'
const saveCall = 'POST /User/admin/School/Save'
const archiveCall = 'POST /User/admin/School/Archive'

type Row = CallAnswer<typeof listCall>['schools'][number]

/** A page of the schools; one statement. */
export async function getSchools(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<Row>(db, schoolsListed(query), query)
  return { schools: rows, totalCount }
}

/**
 * Makes a school, or gives one another name.
 * @throws Problem 404 for an unknown one, 409 for a stale version and for a name that another has.
 */
export async function saveSchool(
  asked: Asked,
  { schoolId, version, name }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const saving = saveVersioned(asked, schoolKind, {
    version,
    ...(schoolId === null
      ? { values: { name, isArchived: false } }
      : { id: schoolId, change: (before) => ({ ...before, name }) }),
  })
  const saved = await saving.catch((error: unknown) => {
    // Two new ones of a name at once: neither sees the other before.
    throw isTaken(error) ? nameTaken() : error
  })
  return { schoolId: saved.id, version: saved.version }
}

/** A new school, in the transaction of what needs it. @throws Problem 409 for a name that is taken. */
export async function addSchool(within: Asked, name: string): Promise<string> {
  const { schoolId } = await saveSchool(within, { schoolId: null, name })
  return schoolId
}

/**
 * Takes a school out of what can be chosen, or brings it back.
 * @throws Problem 404 for an unknown one, 409 for a stale version.
 */
export async function archiveSchool(
  asked: Asked,
  { schoolId: id, version: edited, isArchived }: CallInput<typeof archiveCall>['body'],
): Promise<CallAnswer<typeof archiveCall>> {
  const { version } = await saveVersioned(asked, schoolKind, {
    id,
    version: edited,
    change: (before) => ({ ...before, isArchived }),
  })
  return { version }
}
