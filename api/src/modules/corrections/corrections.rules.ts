import type { StoredKey, StoredMarking, StoredResponse } from '../../database/schema/index.ts'
import { markResponse } from '../marking/index.ts'

/** What counts as right, and for which versions of a question that is said anew. */

/** A version of a question, as far as its key goes. */
export interface KeyedVersion {
  versionId: number
  version: number
  marking: StoredMarking | null
  options: readonly { letter: string; text: string; isCorrect: boolean }[]
}

/** What an answer is worth, 0 to 1. */
export interface Worth {
  isCorrect: boolean
  mark: number
}

/** The key of a version; undefined for an essay, which people mark, and for a draft without one. */
export function keyOf({ marking, options }: Omit<KeyedVersion, 'versionId' | 'version'>) {
  if (marking?.kind === 'equation') return { marking } satisfies StoredKey
  const letter = options.find(({ isCorrect }) => isCorrect)?.letter
  return letter === undefined || marking !== null ? undefined : ({ letter } satisfies StoredKey)
}

const partsOf = (key: StoredKey) => {
  if ('letter' in key) return [key.letter]
  const { marking } = key
  if (marking.kind === 'essay') return [marking.kind]
  const { expected, variables, unit = '', tolerance = 0 } = marking
  return [expected, variables.join(), unit, tolerance]
}

/** Whether two keys say the same. */
export function isSameKey(one: StoredKey, other: StoredKey): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other))
}

const answersOf = ({ options }: KeyedVersion) =>
  JSON.stringify(
    options
      .map(({ letter, text }) => [letter, text])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  )

/**
 * Versions whose answers a new key of the newest one says something of: with the same answers by
 * letter; of typed answers with the same key. A key that was put right before stands for all that
 * it was put right for.
 * @param newest the version that the key is changed of; it is always among them.
 * @param corrections those that there were: which versions, and the version that each made.
 */
export function versionsAnew(
  newest: KeyedVersion,
  versions: readonly KeyedVersion[],
  corrections: readonly { versionId: number; versionIds: readonly number[] }[],
): number[] {
  const key = keyOf(newest)
  const isAlike = (version: KeyedVersion) => {
    const other = keyOf(version)
    if (newest.options.length > 0) return answersOf(version) === answersOf(newest)
    return key !== undefined && other !== undefined && isSameKey(key, other)
  }
  const found = new Set(versions.filter(isAlike).map(({ versionId }) => versionId))
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const { versionId, versionIds } of corrections) {
      if (found.has(versionId)) for (const each of versionIds) found.add(each)
    }
  }
  return [...found].sort((one, other) => one - other)
}

/** What a correction says of answers. */
export interface CorrectedKey {
  before: StoredKey
  after: StoredKey
  /** What was right before counts as right, too: nobody loses a mark. */
  countsOld: boolean
}

const isRightBy = (response: StoredResponse, key: StoredKey) => {
  const { isCorrect } = markResponse(response, {
    marking: 'marking' in key ? key.marking : null,
    correctLetter: 'letter' in key ? key.letter : null,
  })
  return isCorrect === true
}

/** What an answer is worth by a corrected key; `was` is what counted until now. */
export function markAnew(
  response: StoredResponse,
  { before, after, countsOld }: CorrectedKey,
  was: Worth,
): Worth {
  if (isRightBy(response, after)) return { isCorrect: true, mark: 1 }
  if (countsOld && (was.isCorrect || isRightBy(response, before))) {
    return { isCorrect: true, mark: 1 }
  }
  return { isCorrect: false, mark: 0 }
}

/** A mark that changed for its student. */
export interface ToldMark {
  title: string
  before: number
  after: number
  maximum: number
  /** The sitting of a paper; null for any other set. */
  sittingId: string | null
  setId: string
}

/** Sets that a notice names. */
const mostTold = 3

const shown = (mark: number) => String(Math.round(mark * 100) / 100)

/** What a student is told of changed marks, whichever sets they are in. */
export function noticeOf(marks: readonly [ToldMark, ...ToldMark[]]): string {
  const lines = marks
    .slice(0, mostTold)
    .map(
      ({ title, before, after, maximum }) =>
        `${title}: ${shown(before)} of ${maximum} before, ${shown(after)} now.`,
    )
  const more = marks.length - lines.length
  const rest = more > 0 ? [`And ${more} ${more === 1 ? 'other set' : 'other sets'}.`] : []
  return ['The answer key of a question was corrected.', ...lines, ...rest].join(' ')
}
