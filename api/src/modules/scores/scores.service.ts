import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { isTaken } from '../../database/error-code.ts'
import { newId } from '../../database/ids.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import {
  deleteResults,
  findStudents,
  type HeldResult,
  holdResults,
  namesOfStudents,
  type StoredResult,
  writeResults,
} from './results.repository.ts'
import { faultsOf, sittingOf, type TypedResult, valuesOf } from './saving.rules.ts'
import { findTests } from './tests.repository.ts'

const saveCall = 'POST /User/admin/Score/Save'
const removeCall = 'POST /User/admin/Score/Remove'
const findCall = 'POST /User/admin/Score/FindStudents'

/** What is written down of a result, by the names that its save takes. */
export const writtenOf = (result: StoredResult) => ({
  studentId: result.studentId,
  admissionTestId: result.admissionTestId,
  sectionId: result.sectionId,
  year: result.year,
  sitting: sittingOf(result.month),
  satOn: result.satOn,
  score: result.score,
  source: result.source,
})

/** Writes down what was made of a result: of which student, and both sides. */
export async function noteResult(
  within: Asked,
  id: string,
  {
    before,
    after,
    batch,
  }: { before: StoredResult | null; after: StoredResult | null; batch: string },
): Promise<void> {
  const version = after?.version ?? before?.version ?? 1
  await audit(within.db, within, after === null ? 'result removed' : 'result saved', {
    subjectId: (after ?? before)?.studentId,
    record: {
      ...{ kind: 'official result', id, version, batch },
      before: before && writtenOf(before),
      after: after && writtenOf(after),
    },
  })
}

/** Who is meant by each text, with what there is of the sitting already. */
export async function findMeant(
  { db }: Asked,
  { texts, sitting, ...sat }: CallInput<typeof findCall>['body'],
): Promise<CallAnswer<typeof findCall>> {
  const { month } = valuesOf({
    ...{ resultId: null, studentId: '', sectionId: null, score: 0, sitting, ...sat },
  })
  const rows = await findStudents(db, texts, { ...sat, month })
  return {
    found: texts.map((text) => {
      const own = rows.filter((row) => row.text === text)
      const exact = own.filter(({ isExact }) => isExact)
      const meant = exact.length > 0 ? exact : own
      return {
        text,
        students: meant.map(({ studentId, name, email, results }) => ({
          ...{ studentId, name, email, results },
        })),
      }
    }),
  }
}

const isSame = (before: StoredResult, { source: _, ...after }: Omit<StoredResult, 'version'>) =>
  Object.entries(after).every(([field, value]) => before[field as keyof StoredResult] === value)

/** The refusal of results that somebody changed since: each at its cell, with what the first is now. */
function staleProblem(
  stale: readonly { at: number; now: HeldResult; sent: TypedResult }[],
): Problem {
  const errors: FieldError[] = stale.map(({ at, now }) => ({
    path: `body.results.${at}.score`,
    message: `${now.savedBy ?? 'Somebody'} made it ${now.score} meanwhile`,
  }))
  const told = stale.map(({ now, sent }): StaleSave & { resultId: string } => ({
    ...{ resultId: now.id, by: now.savedBy ?? 'Somebody else', version: now.version },
    at: new Date(Math.round(now.savedMs)).toISOString(),
    values: { ...writtenOf(now), resultId: now.id, version: now.version },
    changed: Object.entries(writtenOf(now))
      .filter(([field, value]) => field in sent && sent[field as keyof TypedResult] !== value)
      .map(([field]) => field),
  }))
  const message =
    stale.length === 1
      ? 'The result has been changed by somebody else meanwhile.'
      : `${stale.length} results have been changed by somebody else meanwhile.`
  return new Problem(409, message, { errors, data: { ...told[0], stale: told } })
}

/**
 * Saves results, all or none. What changes nothing makes no version.
 * @throws Problem 404 for one that is gone, 409 for results that somebody changed since, 422 with
 * every bad cell.
 */
export async function saveResults(
  asked: Asked,
  { results }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  try {
    return await inTransaction(asked, (within) => saveWithin(within, results))
  } catch (error) {
    if (!isTaken(error)) throw error
    // Somebody entered it after it was looked for.
    throw new Problem(409, 'Somebody has entered one of these at this moment. Save again.')
  }
}

async function saveWithin(
  within: Asked,
  results: readonly TypedResult[],
): Promise<CallAnswer<typeof saveCall>> {
  const { db: tx, now, caller } = within
  const ids = results.flatMap(({ resultId }) => resultId ?? [])
  const students = [...new Set(results.map(({ studentId }) => studentId))]
  const tests = [...new Set(results.map(({ admissionTestId }) => admissionTestId))]
  const held = await holdResults(tx, { ids, students, tests })
  const errors = faultsOf(results, {
    ...{ held, students: await namesOfStudents(tx, students), tests: await findTests(tx) },
    today: dayOf(now, officeZone),
  })
  const stands = new Map(held.map((one) => [one.id, one]))
  if (errors.length > 0) {
    if (errors.some(({ path }) => path.endsWith('.resultId'))) {
      throw notFound('The result')
    }
    const count = errors.length === 1 ? 'A cell is' : `${errors.length} cells are`
    throw new Problem(422, `${count} not right. Nothing was saved.`, { errors })
  }
  const stale = results.flatMap((sent, at) => {
    const found = sent.resultId === null ? undefined : stands.get(sent.resultId)
    const isStale = found !== undefined && found.version !== sent.version
    return isStale && !isSame(found, { ...valuesOf(sent), source: found.source })
      ? [{ at, now: found, sent }]
      : []
  })
  if (stale.length > 0) throw staleProblem(stale)
  const batch = newId(now.getTime())
  const wanted = results.map((sent) => {
    const before = sent.resultId === null ? null : (stands.get(sent.resultId) ?? null)
    const after = { ...valuesOf(sent), source: 'typed' as const }
    const isOther = before === null || !isSame(before, after)
    const version = (before?.version ?? 0) + (isOther ? 1 : 0)
    return {
      id: sent.resultId ?? newId(now.getTime()),
      before,
      isOther,
      after: { ...after, version },
    }
  })
  const changed = wanted.filter(({ isOther }) => isOther)
  await writeResults(
    tx,
    changed.map(({ id, after }) => ({ id, ...after })),
    { by: caller.userId, now },
  )
  for (const { id, before, after } of changed)
    await noteResult(within, id, { before, after, batch })
  return {
    results: wanted.map(({ id, after }) => ({ resultId: id, version: after.version })),
    batchId: changed.length > 0 ? batch : null,
  }
}

/**
 * Removes a result.
 * @throws Problem 404 for an unknown one, 409 where somebody changed it since.
 */
export async function removeResult(
  asked: Asked,
  { resultId, version }: CallInput<typeof removeCall>['body'],
): Promise<CallAnswer<typeof removeCall>> {
  return await inTransaction(asked, async (within) => {
    const [found] = await holdResults(within.db, { ids: [resultId], students: [], tests: [] })
    if (found === undefined) throw notFound('The result')
    if (found.version !== version) {
      const { savedBy, score } = found
      throw new Problem(
        409,
        `${savedBy ?? 'Somebody'} made it ${score} meanwhile. Look at it before you remove it.`,
      )
    }
    await deleteResults(within.db, [resultId])
    const batch = newId(within.now.getTime())
    await noteResult(within, resultId, { before: found, after: null, batch })
    return { batchId: batch }
  })
}
