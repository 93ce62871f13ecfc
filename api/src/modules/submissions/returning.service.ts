import type { CallAnswer, CallInput } from '@portal/shared/api'
import { percentOf } from '@portal/shared/writing-rules'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import type { FieldError } from '../../problem.ts'
import { notFound, Problem } from '../../problem.ts'
import { markStudentEssay } from '../essay-marking/index.ts'
import { addEvent } from '../writing/index.ts'
import { criteriaOf, held, liveOf, mustBeMarker, roleOfMarker } from './held-item.ts'
import {
  changeItem,
  changeMarking,
  type HeldItem,
  type HeldMarking,
  insertMarking,
} from './items.repository.ts'
import { missingOf } from './marking.rules.ts'
import { mustBeginFrom } from './marking.service.ts'
import { criteriaMetBy } from './question-criteria.rules.ts'
import { publishItem, tellReturned } from './told.ts'

const returnCall = 'POST /Marking/tutor/Marking/Return'
type Sent = CallInput<typeof returnCall>['body']
type Answer = CallAnswer<typeof returnCall>

/** What is graded and said; nothing yet where nothing was saved. */
type Said = Pick<HeldMarking, 'grades' | 'overall' | 'comments'>
const nothing: Said = { grades: [], overall: '', comments: [] }

/** What a marking lacks to be returned. @throws Problem 422 with each field. */
export function mustBeWhole(item: HeldItem, said: Said, more: readonly FieldError[] = []): void {
  const criteria = criteriaOf(item)
  const errors = [...missingOf(said, { criteria, mayBeBrief: item.kind === 'question' }), ...more]
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
}

/** The grade of a marking; the essay of a question has its marks elsewhere. */
export const gradeOf = (item: HeldItem, { grades }: Pick<Said, 'grades'>): number | null =>
  item.kind === 'question' ? null : percentOf(criteriaOf(item), grades)

function outcomeFaults({ round }: HeldItem, outcome: Sent['outcome']): FieldError[] {
  const path = 'body.outcome'
  if (round === 2 && outcome === undefined) {
    return [{ path, message: 'Say whether the marks stay or change' }]
  }
  return round === 1 && outcome !== undefined
    ? [{ path, message: 'Only a second look is confirmed or changed' }]
    : []
}

/** The caller’s marking of an item. @throws Problem 404, or 409 where it was taken away. */
function ownMarking({ caller }: Asked, item: HeldItem): HeldMarking | undefined {
  const own = item.markings.filter(({ markerId }) => markerId === caller.userId)
  if (item.markerId !== caller.userId) {
    if (own.length === 0) throw notFound('The item')
    throw new Problem(409, 'This was taken away from you meanwhile.')
  }
  const live = liveOf(item, roleOfMarker(item))
  return live?.markerId === caller.userId ? live : undefined
}

/** What the same return was answered before; undefined where there was none. */
function answeredBefore(
  { state, markedMs }: HeldItem,
  own: HeldMarking | undefined,
  baseRevision: number,
): Answer | undefined {
  if (own === undefined || own.revision !== baseRevision) return undefined
  if (state === 'checking') return { state, markedAt: null }
  return state === 'marked' && markedMs !== null
    ? { state, markedAt: new Date(markedMs).toISOString() }
    : undefined
}

/** Writes down that a marking has been returned, or waits for a check. */
async function settle(
  { db: tx, caller, now }: Asked,
  item: HeldItem,
  { own, said, outcome }: { own: HeldMarking | undefined; said: Said; outcome: Sent['outcome'] },
): Promise<number | null> {
  const percent = gradeOf(item, said)
  const change = {
    ...(item.asksCheck
      ? { state: 'finished' as const, returnedAt: null }
      : { state: 'returned' as const, returnedAt: now }),
    percent,
    outcome: outcome ?? null,
  }
  if (own !== undefined) {
    await changeMarking(tx, own.id, change)
    return percent
  }
  // A second look in which nothing was changed: the first marks as they are.
  await insertMarking(tx, {
    ...{ id: newId(now.getTime()), itemId: item.id, markerId: caller.userId },
    ...{ role: roleOfMarker(item), revision: 0, privateNote: '', createdAt: now, savedAt: now },
    ...{ grades: said.grades, overall: said.overall, comments: said.comments },
    ...change,
  })
  return percent
}

/**
 * Returns the caller’s marking to its student, or on to a check; twice is answered the same. The
 * essay of a question is marked with it, once and for good.
 * @throws Problem 404 for an item that never was the caller’s; 409 for an old revision, one that was
 * taken away and one that is not pending; 422 with all that is missing.
 */
export async function returnMarking(asked: Asked, body: Sent): Promise<Answer> {
  const { itemId, baseRevision, outcome } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const item = await held(within, itemId)
    const own = ownMarking(within, item)
    const before = answeredBefore(item, own, baseRevision)
    if (before !== undefined) return before
    mustBeMarker(within, item)
    mustBeginFrom(own?.revision ?? 0, baseRevision)
    const said = own ?? item.first ?? nothing
    mustBeWhole(item, said, outcomeFaults(item, outcome))
    const percent = await settle(within, item, { own, said, outcome })
    const isChecked = item.asksCheck
    await changeItem(tx, itemId, {
      ...(isChecked
        ? { state: 'checking' as const }
        : { state: 'marked' as const, markedAt: now, percent }),
      ...(item.isStarted ? {} : { startedAt: now }),
    })
    const what = isChecked ? 'to check' : 'returned'
    await addEvent(tx, { itemId, at: now, what, byId: caller.userId })
    const state = isChecked ? 'checking' : 'marked'
    await audit(tx, within, 'marking returned', {
      subjectId: item.studentId,
      record: {
        ...{ kind: 'marking item', id: itemId },
        before: { state: item.state },
        after: { state },
      },
    })
    if (isChecked) {
      await publishItem(within, { ...item, studentId: caller.userId })
      return { state, markedAt: null }
    }
    await publishItem(within, item, [item.firstMarkerId])
    if (item.kind === 'question') await markQuestion(within, item, said)
    else await tellReturned(within, item)
    return { state, markedAt: now.toISOString() }
  })
}

/** Marks the attempt of an essay’s question; its student is told there. */
async function markQuestion(within: Asked, item: HeldItem, said: Said): Promise<void> {
  if (item.setId === null || item.questionId === null) return
  await markStudentEssay(within, {
    ...{ studentId: item.studentId, setId: item.setId, questionId: item.questionId },
    criteriaMet: criteriaMetBy(criteriaOf(item), said.grades),
    comment: said.overall,
  })
}
