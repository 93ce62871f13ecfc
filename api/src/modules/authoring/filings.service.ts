import { inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../database/db.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import { recountTopicsOf } from '../questions/index.ts'
import {
  type Assignment,
  assignmentsOf,
  deleteFilings,
  holdExamSections,
  insertFilings,
  parkFilings,
  placesOf,
  placesTaken,
  type TakenPlace,
  unparkFilings,
} from './filings.repository.ts'
import {
  type Filing,
  filedUnder,
  isSameFiling,
  placeFiling,
  type SentFiling,
} from './filings.rules.ts'
import { markChanged } from './questions.repository.ts'
import { type HeldQuestion, holdQuestion } from './versions.repository.ts'

/** Topics whose counts of Revise questions depend on these filings. */
const topicsIn = (filings: readonly { questionLocation: number; topicId: number | null }[]) =>
  filings.flatMap(({ questionLocation, topicId }) =>
    questionLocation === 1 && topicId !== null ? [topicId] : [],
  )

const placeOf = ({
  examSectionId,
  paperQuestion,
}: Pick<Filing, 'examSectionId' | 'paperQuestion'>) =>
  examSectionId === null || paperQuestion === null ? [] : [{ examSectionId, paperQuestion }]

const takenBy = ({ paperQuestion, questionId, key }: TakenPlace) =>
  `Place ${paperQuestion} of that paper is taken by question ${questionId} (${key})`

/** Holds the parts of papers in which these filings stand, and finds places that others have. */
async function takenPlaces(
  tx: Db,
  questionId: number,
  filings: readonly Pick<Filing, 'examSectionId' | 'paperQuestion'>[],
): Promise<TakenPlace[]> {
  const places = filings.flatMap(placeOf)
  const ids = [...new Set(places.map(({ examSectionId }) => examSectionId))]
  await holdExamSections(tx, ids)
  return await placesTaken(tx, questionId, places)
}

function refuseAt(status: 409 | 422, errors: readonly FieldError[]): void {
  const [first] = errors
  if (first !== undefined) throw new Problem(status, first.message, { errors })
}

const filedAlready = 'The question is filed there already'

/** Whether a question was not filed because it is filed so. */
export const isFiledAlready = (error: unknown): boolean =>
  error instanceof Problem && error.status === 409 && error.message === filedAlready

const fieldOf = (index: number, field?: string) =>
  `body.questionAssignments.${index}${field === undefined ? '' : `.${field}`}`

/**
 * Files a question that is held: all of these ways or none. Of a question that is not live the
 * filings are parked. Part of the caller's transaction.
 * @throws Problem 422 that names index and field of what does not belong together, 409 of a filing
 *   that is there already and of a place in a paper that another question has.
 */
export async function fileQuestion(
  { db: tx }: Occasion,
  question: Pick<HeldQuestion, 'id' | 'state'>,
  sent: readonly SentFiling[],
): Promise<Assignment[]> {
  if (sent.length === 0) return []
  const places = await placesOf(tx, sent)
  const placed = sent.map((one) => placeFiling(one, places))
  refuseAt(
    422,
    placed.flatMap((one, index) =>
      'faults' in one
        ? one.faults.map(({ path, message }) => ({ path: fieldOf(index, path), message }))
        : [],
    ),
  )
  const filings = placed.flatMap((one) => ('filing' in one ? [one.filing] : []))
  const before = await assignmentsOf(tx, question.id)
  refuseAt(
    409,
    filings.flatMap((filing, index) =>
      [...before, ...filings.slice(0, index)].some((known) => isSameFiling(known, filing))
        ? [{ path: fieldOf(index), message: filedAlready }]
        : [],
    ),
  )
  const isLive = question.state === 'live'
  if (isLive) {
    const taken = await takenPlaces(tx, question.id, filings)
    refuseAt(
      409,
      filings.flatMap((filing, index) => {
        const by = taken.find(
          ({ examSectionId, paperQuestion }) =>
            examSectionId === filing.examSectionId && paperQuestion === filing.paperQuestion,
        )
        return by ? [{ path: fieldOf(index, 'paperQuestion'), message: takenBy(by) }] : []
      }),
    )
  }
  const ids = new Set(await insertFilings(tx, question.id, filings, !isLive))
  const after = await assignmentsOf(tx, question.id)
  if (isLive) await recountTopicsOf(tx, topicsIn(after))
  return after.filter(({ id }) => ids.has(id))
}

/** Filings in words, as the log keeps them. */
export const inWords = (filings: readonly Assignment[]): { filings: string[] } => ({
  filings: filings.map(filedUnder),
})

/** Files a question in further ways, and writes it down. Refusals as those of `fileQuestion`. */
export async function addAssignments(
  asked: Occasion,
  questionId: number,
  sent: readonly SentFiling[],
): Promise<{ success: true; questionAssignments: Assignment[] }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const question = await heldFor(tx, questionId)
    const before = await assignmentsOf(tx, questionId)
    const questionAssignments = await fileQuestion(within, question, sent)
    await markChanged(within, questionId)
    await audit(tx, within, 'question filed', {
      record: {
        ...{ kind: 'question', id: String(questionId), before: inWords(before) },
        after: inWords([...before, ...questionAssignments]),
      },
    })
    return { success: true, questionAssignments }
  })
}

async function heldFor(tx: Db, questionId: number): Promise<HeldQuestion> {
  const question = await holdQuestion(tx, questionId)
  if (question === undefined) throw notFound('The question')
  return question
}

/**
 * Takes filings of a question away, live or parked; all of these or none.
 * @throws Problem 404 for a question, or a filing of it, that is not there.
 */
export async function removeAssignments(
  asked: Occasion,
  questionId: number,
  ids: readonly number[],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    await heldFor(tx, questionId)
    const before = await assignmentsOf(tx, questionId)
    const known = new Set(before.map(({ id }) => id))
    if (!ids.every((id) => known.has(id))) throw notFound('The assignment')
    await deleteFilings(tx, questionId, ids)
    const live = before.filter(({ isParked }) => !isParked)
    if (live.some(({ id }) => ids.includes(id))) await recountTopicsOf(tx, topicsIn(live))
    await markChanged(within, questionId)
    await audit(tx, within, 'question unfiled', {
      record: {
        ...{ kind: 'question', id: String(questionId), before: inWords(before) },
        after: inWords(before.filter(({ id }) => !ids.includes(id))),
      },
    })
  })
}

/**
 * Makes the parked filings of a question that becomes live count; part of that transaction.
 * @throws Problem 409 that names the question which has a place in a paper meanwhile.
 */
export async function publishFilings({ db: tx }: Occasion, questionId: number): Promise<void> {
  const filings = await assignmentsOf(tx, questionId)
  const [taken] = await takenPlaces(tx, questionId, filings)
  if (taken !== undefined) throw new Problem(409, `${takenBy(taken)}.`)
  await unparkFilings(tx, questionId)
  await recountTopicsOf(tx, topicsIn(filings))
}

/** Parks the filings of a question that is live no more; part of that transaction. */
export async function withdrawFilings({ db: tx }: Occasion, questionId: number): Promise<void> {
  const filings = await assignmentsOf(tx, questionId)
  await parkFilings(tx, questionId)
  await recountTopicsOf(tx, topicsIn(filings))
}
