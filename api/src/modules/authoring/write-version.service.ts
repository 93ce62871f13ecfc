import type { StaleSave } from '@portal/shared/api'
import { missingIn } from '@portal/shared/authoring-rules'
import type { Asked, Occasion } from '../../asked.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import { fileIdsIn } from '../../rich-text/index.ts'
import { attachFiles, hashesOf, shownBy } from '../files/index.ts'
import { whyUnreadable } from '../marking/index.ts'
import { startStatistics } from '../standing/index.ts'
import {
  faultsOf,
  type QuestionContent,
  type SentContent,
  sayTheSame,
  textsOf,
  tidyContent,
} from './content.rules.ts'
import { imagesToFiles, largeDrawings } from './images.service.ts'
import { filesIn, preparedOf } from './prepared.rules.ts'
import {
  findVersion,
  type HeldQuestion,
  holdQuestion,
  insertVersion,
  type VersionRow,
} from './versions.repository.ts'

/** What is to be written of a question. */
export interface VersionToWrite {
  questionId: number
  content: SentContent
  /** The version that was edited; without it, it goes on top of whatever is there. */
  version?: number | undefined
  note?: string | undefined
  /** Its statistics begin anew with this version. */
  startsStatistics?: boolean | undefined
}

/** What came of it; `isNew` is false where the question says that already. */
export interface WrittenVersion {
  versionId: number
  version: number
  isNew: boolean
}

/** Refuses with all of these faults; the first one's words stand for all. */
function refuse(errors: readonly FieldError[]): void {
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
}

/**
 * Refuses a question that lacks something which a live one has.
 * @throws Problem 422 that names everything missing, by the fields of a body
 */
export function mustBeWhole(content: QuestionContent): void {
  refuse(
    missingIn(content, whyUnreadable).map(({ path, message }) => ({
      path: `body.${path}`,
      message,
    })),
  )
}

/** The refusal of a save on top of a version that is not the newest, with what stands there. */
function staleSave(latest: VersionRow, base: VersionRow | undefined): Problem {
  const valuesOf = ({ text, data, solution, questionType, answers, marking }: VersionRow) => ({
    ...{ text, data, solution, questionType, answers, marking },
  })
  const values = valuesOf(latest)
  const before: Partial<typeof values> = base === undefined ? {} : valuesOf(base)
  const data: StaleSave = {
    by: latest.createdBy ?? 'Somebody else',
    at: new Date(latest.createdMs).toISOString(),
    version: latest.version,
    values,
    changed: Object.entries(values)
      .filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field)),
      )
      .map(([field]) => field)
      .sort(),
  }
  return new Problem(409, 'The question has been changed by somebody else meanwhile.', { data })
}

/**
 * A question, held until the transaction ends, at the version that was edited.
 * @throws Problem 404 for an unknown one, 409 (`StaleSave`) where it has a newer version
 */
export async function heldQuestion(
  { db: tx }: Occasion,
  id: number,
  version?: number,
): Promise<HeldQuestion> {
  const question = await holdQuestion(tx, id)
  if (question === undefined) throw notFound('The question')
  const { currentVersion } = question
  if (version !== undefined && version !== currentVersion) {
    const latest = await findVersion(tx, id, currentVersion)
    if (latest !== undefined) throw staleSave(latest, await findVersion(tx, id, version))
  }
  return question
}

/**
 * The one door by which a question comes to say something: cleans what is sent, makes files of large
 * images, and writes it as the next version, with what lists and searches go by. What the question
 * says already makes no version. Part of the caller's transaction; what it changes is the caller's to
 * write down.
 * @throws Problem 404 for an unknown question, 409 (`StaleSave`) where it has a newer version than
 *   the one that was edited, 422 that names the fields: of what no question may be, of another type
 *   than it was answered as, and, where it is live, of what it would lack.
 */
export async function writeVersion(
  within: Asked,
  { questionId, content: sent, version, note = '', startsStatistics = false }: VersionToWrite,
): Promise<WrittenVersion> {
  const { db: tx, caller, now } = within
  const question = await holdQuestion(tx, questionId)
  if (question === undefined) throw notFound('The question')
  const latest = await findVersion(tx, questionId, question.currentVersion)
  const tidied = tidyContent(sent, latest ?? null)
  refuse(largeDrawings(tidied))
  const content = await imagesToFiles(within, questionId, tidied)
  if (latest !== undefined && sayTheSame(latest, content)) {
    return { versionId: latest.versionId, version: latest.version, isNew: false }
  }
  if (latest !== undefined && version !== undefined && version !== latest.version) {
    throw staleSave(latest, await findVersion(tx, questionId, version))
  }
  refuse(faultsOf(content))
  if (question.isAnswered && content.questionType !== question.questionType) {
    const message = 'Somebody has answered this question, so it stays of its type'
    refuse([{ path: 'body.questionType', message }])
  }
  if (question.state === 'live') mustBeWhole(content)
  const next = latest === undefined ? question.currentVersion : question.currentVersion + 1
  const hashes = await hashesOf(tx, filesIn(content))
  const versionId = await insertVersion(
    tx,
    {
      ...{ questionId, version: next, content, note },
      difficulty: question.difficulty,
      createdBy: caller.userId,
      ...preparedOf(content, (id) => hashes.get(id)),
    },
    now,
  )
  if (startsStatistics) await startStatistics(tx, questionId, now)
  await showImages(within, questionId, content)
  return { versionId, version: next, isNew: true }
}

/** Has the question show the images of its new version beside those of all before. */
async function showImages(
  within: Asked,
  questionId: number,
  content: QuestionContent,
): Promise<void> {
  const texts = textsOf(content).map(({ path, html }) => [path, fileIdsIn(html)] as const)
  if (texts.every(([, ids]) => ids.length === 0)) return
  const use = { area: 'question', recordId: String(questionId) } as const
  const before = await shownBy(within.db, use)
  await attachFiles(within, use, { ...Object.fromEntries(texts), earlier: before })
}
