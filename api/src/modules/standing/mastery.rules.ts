/**
 * Mastery of a topic and readiness for a part of the test.
 *
 * Every marked answer is evidence: its mark (0 to 1) counts with a weight that rises with the
 * question's difficulty and halves every `halfLifeDays`. With R the weighted marks and T the
 * weights, both as of now, the student's chance of a right answer in the topic is taken to be
 * Beta(1 + R, 1 + T - R): the evidence on top of a flat prior. Mastery is its mean; the margin is
 * half of its 90 % interval in the normal approximation. A topic is secure when even the lower
 * end of that interval reaches `secureFrom`, so that a few lucky answers do not make it so, and
 * so that a topic left alone for months becomes uncertain again. It is not sure yet while that
 * cannot be told: the interval reaches from below `secureFrom` to above it and is wider than
 * `widestMargin` to either side. Otherwise it is weak.
 *
 * Readiness for a part is the mean of its topics' masteries, each weighing as much as its share
 * of the part's questions. Topics not started count with the prior (one half, very uncertain).
 */

/** Days after which an answer counts half. */
export const halfLifeDays = 45

/** Lower end of the 90 % interval from which a topic is secure. */
export const secureFrom = 0.55

/** Margin above which a topic that may be secure or weak is neither yet. */
export const widestMargin = 0.2

/** Weight of an answer by difficulty 1 to 5. */
const difficultyWeights = [0.6, 0.8, 1, 1.2, 1.4]

/** Half of a 90 % interval, in standard deviations. */
export const ninetyPercent = 1.645

const dayMs = 86_400_000

/** What is kept per student and topic: weighted marks and weights as of `at`. */
export interface Evidence {
  right: number
  total: number
  at: Date
}

/** Where a student stands; shares from 0 to 1. */
export interface Mastery {
  mean: number
  /** Variance of the chance of a right answer. */
  variance: number
  /** Half the width of the 90 % interval. */
  margin: number
}

export type TopicState = 'not started' | 'not sure yet' | 'weak' | 'secure'

/** Weight of an answer to a question of this difficulty; 1 for anything unknown. */
export function difficultyWeight(difficulty: number): number {
  return difficultyWeights[difficulty - 1] ?? 1
}

/** Share of its weight that evidence keeps between two moments; 1 when `to` is not later. */
export function decay(from: Date, to: Date): number {
  return 0.5 ** (Math.max(0, to.getTime() - from.getTime()) / (halfLifeDays * dayMs))
}

/** The evidence of one marked answer. */
export function evidenceOf(answer: { mark: number; difficulty: number; at: Date }): Evidence {
  const weight = difficultyWeight(answer.difficulty)
  return { right: weight * answer.mark, total: weight, at: answer.at }
}

/**
 * Adds up evidence, as of the later of the two moments. The order does not matter, so that an
 * answer that was given offline and arrives late counts as if it had come in time.
 */
export function addEvidence(one: Evidence, other: Evidence): Evidence {
  const at = new Date(Math.max(one.at.getTime(), other.at.getTime()))
  const keepOne = decay(one.at, at)
  const keepOther = decay(other.at, at)
  return {
    right: one.right * keepOne + other.right * keepOther,
    total: one.total * keepOne + other.total * keepOther,
    at,
  }
}

/** Mastery at a moment; without evidence the prior (mean 0.5, margin 0.47). */
export function masteryOf(evidence: Evidence | null, now: Date): Mastery {
  const keep = evidence === null ? 0 : decay(evidence.at, now)
  const a = 1 + (evidence === null ? 0 : evidence.right * keep)
  const b = 1 + (evidence === null ? 0 : Math.max(0, evidence.total - evidence.right) * keep)
  const mean = a / (a + b)
  const variance = (a * b) / ((a + b) ** 2 * (a + b + 1))
  return { mean, variance, margin: ninetyPercent * Math.sqrt(variance) }
}

/** Whether a topic is secure, weak, neither for certain yet, or not started. */
export function topicState(answered: number, mastery: Mastery): TopicState {
  if (answered === 0) return 'not started'
  const { mean, margin } = mastery
  if (mean - margin >= secureFrom) return 'secure'
  return margin > widestMargin && mean + margin >= secureFrom ? 'not sure yet' : 'weak'
}

/** A topic of a part: its share of the part's questions (any unit), and how it is mastered. */
export interface ReadinessTopic {
  questions: number
  answered: number
  mastery: Mastery
}

/**
 * Predicted share of marks in a part with its margin; null before the first answer. Topics
 * without questions in the bank do not count.
 */
export function readinessOfPart(
  topics: readonly ReadinessTopic[],
): { score: number; margin: number } | null {
  const questions = topics.reduce((sum, topic) => sum + topic.questions, 0)
  if (questions === 0 || topics.every((topic) => topic.answered === 0)) return null
  let score = 0
  let variance = 0
  for (const topic of topics) {
    const share = topic.questions / questions
    score += share * topic.mastery.mean
    variance += share ** 2 * topic.mastery.variance
  }
  return { score, margin: ninetyPercent * Math.sqrt(variance) }
}

/** A share as percent with one decimal. */
export function toPercent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
}

/** The Monday (UTC) of the week that a moment falls in, `yyyy-mm-dd`. */
export function weekStartOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  const monday = new Date(moment.getTime() - daysSinceMonday * dayMs)
  return monday.toISOString().slice(0, 10)
}
