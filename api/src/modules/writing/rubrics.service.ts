import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { addRubricVersion, findRubrics, holdRubric } from './rubrics.repository.ts'
import { keptCriteria, strangeKeys } from './rubrics.rules.ts'
import { savedSince } from './saved-since.rules.ts'

const saveCall = 'POST /Writing/admin/Rubric/SaveRubric'

function refused(field: string, message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

/** All sets of criteria in their newest version. */
export async function getRubrics({
  db,
}: Asked): Promise<CallAnswer<'GET /Writing/admin/Rubric/GetRubrics'>> {
  return await findRubrics(db)
}

/**
 * Makes a set of criteria, or the next version of one; what was handed in keeps its own.
 * @throws Problem 404 for an unknown one, 409 for an old number, 422 for another kind and for a key
 * that no criterion has.
 */
export async function saveRubric(
  asked: Asked,
  { rubricId, number: known, name, kind, criteria: sent }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const before = rubricId === undefined ? undefined : await holdRubric(tx, rubricId)
    if (rubricId !== undefined && before === undefined) throw notFound('The criteria')
    if (before !== undefined && before.number !== known) {
      throw new Problem(409, savedSince(before, caller.userId, 'the criteria'))
    }
    if (before !== undefined && before.kind !== kind) {
      throw refused('kind', 'Criteria stay of the kind that they were made for.')
    }
    if (strangeKeys(sent, before?.criteria ?? []).length > 0) {
      throw refused('criteria', 'A criterion is not one of those that were edited.')
    }
    const made = () => newId(now.getTime())
    const [id, number] = [rubricId ?? made(), (before?.number ?? 0) + 1]
    const criteria = keptCriteria(sent, made)
    const next = { name, kind, number, criteria }
    await addRubricVersion(tx, { ...next, id, versionId: made(), savedBy: caller.userId }, now)
    await audit(tx, within, 'rubric saved', {
      record: {
        ...{ kind: 'rubric', id, version: number },
        before: before ? { name: before.name, kind, criteria: before.criteria } : null,
        after: { name, kind, criteria },
      },
    })
    return { rubricId: id, number }
  })
}
