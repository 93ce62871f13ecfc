/** Most questions of a section; fewer where its part has no more. */
export const sectionSize = 12

/** A part of the ESAT is 27 questions in 40 minutes; a section keeps that pace. */
const minutesPerQuestion = 40 / 27

/** Whole minutes of a section, rounded in the student's favour; 25 is a quarter more time. */
export function sectionMinutes(questions: number, extraTimePercent: number): number {
  return Math.ceil(Math.ceil(questions * minutesPerQuestion) * (1 + extraTimePercent / 100))
}

/** Where a section stands. */
export interface SectionState {
  position: number
  setId: string | null
  isFinished: boolean
}

/** `waiting` before it is started, `open` while its set is. */
export function stateOf(section: SectionState): 'waiting' | 'open' | 'finished' {
  if (section.setId === null) return 'waiting'
  return section.isFinished ? 'finished' : 'open'
}

/**
 * What becomes of a wish to start a section: sections are taken one after the other, and none
 * twice. `first` is the section that has to be finished before.
 */
export function judgeStart(
  sections: readonly SectionState[],
  position: number,
):
  | { outcome: 'unknown' | 'finished' | 'start' }
  | { outcome: 'goes on'; setId: string }
  | { outcome: 'too early'; first: number } {
  const wanted = sections.find((section) => section.position === position)
  if (wanted === undefined) return { outcome: 'unknown' }
  if (wanted.setId !== null) {
    return wanted.isFinished ? { outcome: 'finished' } : { outcome: 'goes on', setId: wanted.setId }
  }
  const first = sections.find((section) => !section.isFinished)
  return first === undefined || first.position >= position
    ? { outcome: 'start' }
    : { outcome: 'too early', first: first.position }
}

/** A question that a section could have. */
export interface Candidate {
  questionId: number
  topicId: number
  difficulty: number
}

/**
 * Chooses questions so that topics come up as evenly as they can, and difficulties among them;
 * of equals the one that stands first. Easier ones come first in the section.
 */
export function spread(candidates: readonly Candidate[], size: number): Candidate[] {
  const left = [...new Map(candidates.map((each) => [each.questionId, each])).values()]
  const topics = new Map<number, number>()
  const difficulties = new Map<number, number>()
  const weight = (each: Candidate) =>
    (topics.get(each.topicId) ?? 0) * 1_000 + (difficulties.get(each.difficulty) ?? 0)
  const chosen: Candidate[] = []
  while (chosen.length < size && left.length > 0) {
    let best = 0
    for (const [index, each] of left.entries()) {
      const standing = left[best]
      if (standing !== undefined && weight(each) < weight(standing)) best = index
    }
    for (const each of left.splice(best, 1)) {
      chosen.push(each)
      topics.set(each.topicId, (topics.get(each.topicId) ?? 0) + 1)
      difficulties.set(each.difficulty, (difficulties.get(each.difficulty) ?? 0) + 1)
    }
  }
  return chosen.sort((one, other) => one.difficulty - other.difficulty)
}
