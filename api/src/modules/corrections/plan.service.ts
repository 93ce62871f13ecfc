import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { StoredKey } from '../../database/schema/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { whyUnreadable } from '../marking/index.ts'
import { correctionsOf } from '../questions/index.ts'
import { sittingTitle } from '../simulate/index.ts'
import {
  answerGroups,
  findKeyed,
  type KeyedQuestion,
  paperParts,
} from './corrections.repository.ts'
import { isSameKey, type KeyedVersion, keyOf, markAnew, versionsAnew } from './corrections.rules.ts'

const planCall = 'POST /question/admin/KeyCorrection/Plan'

type Wanted = Pick<CallInput<typeof planCall>['body'], 'correctLetter' | 'marking'>

/** A correction as it can be made. */
export interface PlannedCorrection {
  newest: KeyedVersion
  before: StoredKey
  after: StoredKey
  /** Versions whose answers are marked anew. */
  versionIds: number[]
}

function refused(field: 'correctLetter' | 'marking', message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

function wantedKey({ correctLetter, marking }: Wanted, newest: KeyedVersion): StoredKey {
  if (newest.marking?.kind === 'essay') {
    throw refused('marking', 'People mark essays: there is no key to put right.')
  }
  if (newest.marking === null) {
    const letters = newest.options.map(({ letter }) => letter)
    if (correctLetter === undefined || !letters.includes(correctLetter)) {
      throw refused('correctLetter', `Choose one of ${letters.join(', ')}.`)
    }
    return { letter: correctLetter }
  }
  if (marking?.kind !== 'equation') {
    throw refused('marking', 'Say which expression is expected.')
  }
  const fault = whyUnreadable(marking.expected, marking.variables)
  if (fault !== null) throw refused('marking', fault)
  const { unit, tolerance, ...rest } = marking
  return {
    marking: {
      ...rest,
      ...(unit === undefined ? {} : { unit }),
      ...(tolerance === undefined ? {} : { tolerance }),
    },
  }
}

/**
 * What is put right, and for which versions.
 * @throws Problem 422 for a key that the question cannot have, and for the one that it has
 */
export function plannedCorrection(
  question: KeyedQuestion,
  wanted: Wanted,
  isAgain = false,
): PlannedCorrection {
  const newest = question.versions.find(({ version }) => version === question.version)
  const before = newest && keyOf(newest)
  if (newest === undefined) throw notFound('The question')
  const after = wantedKey(wanted, newest)
  if (before === undefined) {
    throw refused('correctLetter', 'This question has no key yet: save it with one.')
  }
  if (!isAgain && isSameKey(before, after)) {
    throw refused(
      'letter' in after ? 'correctLetter' : 'marking',
      'That is the key already. Choose another one.',
    )
  }
  return {
    ...{ newest, before, after },
    versionIds: versionsAnew(newest, question.versions, question.corrections),
  }
}

interface Counts {
  answers: number
  gain: number
  lose: number
}

const none: Counts = { answers: 0, gain: 0, lose: 0 }

const plus = (one: Counts, other: Counts): Counts => ({
  answers: one.answers + other.answers,
  gain: one.gain + other.gain,
  lose: one.lose + other.lose,
})

/** Refuses what was planned on a version that is not the newest. */
export function mustBeNewest(question: KeyedQuestion, version: number): void {
  if (question.version === version) return
  throw new Problem(409, 'The question has been changed by somebody else meanwhile.')
}

/**
 * What another key would do to the answers that there are. Three statements, however many of them.
 * @throws Problem 404 for an unknown question, 409 for an older version, 422 for a key that it cannot
 *   have
 */
export async function planCorrection(
  { db }: Asked,
  { questionId, version, countsOld, ...wanted }: CallInput<typeof planCall>['body'],
): Promise<CallAnswer<typeof planCall>> {
  const question = await findKeyed(db, questionId)
  if (question === undefined) throw notFound('The question')
  mustBeNewest(question, version)
  const { before, after, versionIds } = plannedCorrection(question, wanted)
  const groups = await answerGroups(db, questionId, question.corrections.length > 0)
  const key = { before, after, countsOld }
  const answersOf = new Map<number, number>()
  const byPart = new Map<number | null, Counts>()
  for (const { versionId, answers, response, isCorrect, mark, examSectionId } of groups) {
    answersOf.set(versionId, (answersOf.get(versionId) ?? 0) + answers)
    if (!versionIds.includes(versionId)) continue
    const now = markAnew(response, key, { isCorrect, mark })
    const counts = {
      answers,
      gain: now.mark > mark ? answers : 0,
      lose: now.mark < mark ? answers : 0,
    }
    byPart.set(examSectionId, plus(byPart.get(examSectionId) ?? none, counts))
  }
  const all = [...byPart.values()].reduce(plus, none)
  const inParts = [...byPart.keys()].filter((id) => id !== null)
  const { parts, openSets } = await paperParts(db, inParts, { questionId, versionIds })
  return {
    versions: question.versions
      .filter((each) => each.version === question.version || answersOf.has(each.versionId))
      .map((each) => ({
        version: each.version,
        answers: answersOf.get(each.versionId) ?? 0,
        isMarkedAnew: versionIds.includes(each.versionId),
      })),
    ...all,
    unchanged: all.answers - all.gain - all.lose,
    papers: parts.map(({ examSectionId, paperId, sectionNo, ...paper }) => ({
      paperId,
      title: sittingTitle(paper, [{ sectionNo }]),
      ...(byPart.get(examSectionId) ?? none),
    })),
    sets: byPart.get(null)?.answers ?? 0,
    openSets,
  }
}

/** How the key of a question was put right. */
export async function getCorrections(
  { db }: Asked,
  questionId: number,
): Promise<CallAnswer<'GET /question/admin/KeyCorrection/GetCorrections'>> {
  const question = await findKeyed(db, questionId)
  if (question === undefined) throw notFound('The question')
  return await correctionsOf(db, questionId)
}
