import { type AskedTiming, type SetTiming, timingFrom } from '../sets/index.ts'

/** A question of a set, as far as changing the set is concerned; in the order of the set. */
interface Kept {
  questionId: number
  /** It has an answer, or was submitted. */
  isAnswered: boolean
}

/** What becomes of a set's questions. */
export interface SizeChange {
  /** Questions to take out. */
  dropped: number[]
  /** How many to draw and put at the end. */
  added: number
}

/**
 * Fits a set to a size: those removed go, then unanswered ones from the end as long as there are
 * too many; or as many as are missing are added. Answered ones always stay, so that a size below
 * their number is reached only as far as that.
 */
export function fitToSize(
  questions: readonly Kept[],
  removedIds: readonly number[],
  size: number,
): SizeChange {
  const removed = new Set(removedIds)
  const dropped = questions.filter((each) => removed.has(each.questionId) && !each.isAnswered)
  const left = questions.filter((each) => !dropped.includes(each))
  const unanswered = left.filter((each) => !each.isAnswered)
  const tooMany = Math.min(unanswered.length, Math.max(0, left.length - size))
  const cut = tooMany === 0 ? [] : unanswered.slice(-tooMany)
  return {
    dropped: [...dropped, ...cut].map((each) => each.questionId),
    added: Math.max(0, size - left.length),
  }
}

/** A set's timing before it is changed. */
export interface TimingBefore extends SetTiming {
  /** As it was asked for, without extra time. */
  askedSeconds: number | null
  size: number
}

/**
 * The timing of a changed set. Minutes count from now; without new minutes or seconds the clock
 * that there is goes on, and of a set timed by the question every question more or less moves the
 * end by its time. Null where a clock is asked for without saying how long.
 */
export function changedTiming(
  before: TimingBefore,
  asked: AskedTiming,
  size: { now: number; unanswered: number },
  extraTimePercent: number,
  now: Date,
): SetTiming | null {
  const { timing } = asked
  const seconds = asked.secondsPerQuestion ?? null
  const isSame = timing === before.timing
  if (timing === 'set' && asked.minutes === null) return isSame ? kept(before) : null
  if (timing !== 'question') return timingFrom(now, asked, size.now, extraTimePercent)
  if (isSame && (seconds === null || seconds === before.askedSeconds)) {
    const { deadlineAt, secondsPerQuestion } = before
    const moved = (size.now - before.size) * (secondsPerQuestion ?? 0) * 1_000
    return {
      timing,
      secondsPerQuestion,
      deadlineAt: deadlineAt && new Date(deadlineAt.getTime() + moved),
    }
  }
  return seconds === null ? null : timingFrom(now, asked, size.unanswered, extraTimePercent)
}

function kept({ timing, secondsPerQuestion, deadlineAt }: TimingBefore): SetTiming {
  return { timing, secondsPerQuestion, deadlineAt }
}
