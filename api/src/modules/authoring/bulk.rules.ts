import type { CallContext } from '../../calls.ts'
import type { Assignment } from './filings.repository.ts'
import type { SentFiling } from './filings.rules.ts'

/** What is done to each of many questions. */
export type BulkChange = CallContext<'POST /question/admin/Question/BulkUpdate'>['body']['change']

/** What came of it for a question; see the contract. */
export type Outcome = 'done' | 'same' | 'refused' | 'undone' | 'left'

/** How many questions there are of each outcome. */
export type OutcomeCounts = Record<Outcome, number>

/** How a change stands; see the contract. */
export type BulkState = 'running' | 'stopped' | 'done' | 'undoing' | 'undone'

/** What is known of a change and of the job that is at it. */
export interface BulkStanding {
  /** When it was asked for, in milliseconds. */
  createdMs: number
  total: number
  /** How many still wait for their turn. */
  waiting: number
  /** Somebody has asked to undo it. */
  isUndone: boolean
  /** Its job has given up. */
  isStopped: boolean
}

/** How a change stands. Undoing it leaves none that are still `done`. */
export function stateOfBulk(
  { waiting, isUndone, isStopped }: Omit<BulkStanding, 'createdMs' | 'total'>,
  { done }: Pick<OutcomeCounts, 'done'>,
): BulkState {
  const [isAtIt, moving, over] = isUndone
    ? ([done > 0, 'undoing', 'undone'] as const)
    : ([waiting > 0, 'running', 'done'] as const)
  if (!isAtIt) return over
  return isStopped ? 'stopped' : moving
}

/** A filing that was taken away, as it is made again. */
export interface KeptFiling {
  filing: SentFiling
}

/** What a question had before, by which the change of it is undone. */
export type ValuesBefore =
  | { difficulty: number }
  | { state: 'draft' | 'live' | 'withdrawn'; reason: string | null }
  /** Filings that were made. */
  | { made: number[] }
  /** Filings that were taken away. */
  | { filings: KeptFiling[] }

/** How long a change can be undone. */
export const undoneWithinMs = 30 * 24 * 3_600_000

/** Questions of a transaction of a job. */
export const questionsOfABatch = 20

/**
 * How many questions are changed within the call; more are a job. A difficulty is counted anew for
 * everybody who met the question.
 */
export const mostInCall = (change: BulkChange): number =>
  'difficulty' in change ? questionsOfABatch : 500

/** Whether a filing stands where questions are to stand no more; parts of the paper come beside. */
export function isUnfiled(
  filing: Assignment,
  { AdmissionTestId, sectionId, SubjectId, topicId, paperId }: UnfiledFrom,
  partsOfPaper: ReadonlySet<number>,
): boolean {
  const fits = <V>(asked: V | undefined, had: V | null) => asked === undefined || asked === had
  return (
    fits(AdmissionTestId, filing.admissionTestId) &&
    fits(sectionId, filing.sectionId) &&
    fits(SubjectId, filing.subjectId) &&
    fits(topicId, filing.topicId) &&
    (paperId === undefined ||
      (filing.examSectionId !== null && partsOfPaper.has(filing.examSectionId)))
  )
}

/** Where questions are to stand no more: all that is named fits. */
export type UnfiledFrom = Extract<BulkChange, { unfile: unknown }>['unfile']

/** A filing as it is sent to make it again. */
export const sentAgain = (filing: Assignment): SentFiling => ({
  questionLocation: filing.questionLocation,
  admissiontestId: filing.admissionTestId,
  sectionId: filing.sectionId,
  subjectId: filing.subjectId,
  topicId: filing.topicId,
  subTopicId: filing.subTopicId,
  paperType: filing.paperType,
  year: filing.year,
  mockpapernumber: filing.mockPaperNumber,
  examSectionId: filing.examSectionId,
  paperQuestion: filing.paperQuestion,
  paperLink: filing.paperLink,
})
