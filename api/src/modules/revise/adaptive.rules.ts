import { addEvidence, type Evidence, masteryOf } from '../standing/index.ts'

/**
 * How an adaptive set follows the student. Level and difficulty stand on one scale, 1 to 5. The
 * chance of a full mark is that of the Rasch model (one-parameter logistic):
 *
 *     expected = 1 / (1 + e^(difficulty - level))
 *
 * so that at its own level a student is expected to get half, and one step above it 27 %. After
 * each marked answer the level moves as a player's Elo rating does:
 *
 *     level' = level + K * (mark - expected),   K = 0.5,   held between 1 and 5
 *
 * It starts where the student's mastery of the set's topics puts it: the level at which a question
 * of the middle difficulty (3) is got right with that chance. Each next question is the one nearest
 * in difficulty to the level; of equals one that the student has not met; of those any.
 *
 * Source: G. Rasch, Probabilistic Models for Some Intelligence and Attainment Tests (1960);
 * A. Elo, The Rating of Chessplayers (1978); R. Pelánek, Applications of the Elo rating system in
 * adaptive educational systems, Computers & Education 98 (2016).
 */

/** Ends of the scale, and the difficulty that masteries are read against. */
const lowest = 1
const highest = 5
const middle = 3

/** K: how far one answer can move the level. */
const step = 0.5

/** A marked answer of the set: the question's difficulty (1 to 5), the mark (0 to 1). */
export interface MarkedStep {
  difficulty: number
  mark: number
}

function held(level: number): number {
  return Math.min(highest, Math.max(lowest, level))
}

/** Expected mark (0 to 1) of a student of this level at a question of this difficulty. */
export function expectedMark(level: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - level))
}

/**
 * Level to begin at, from the evidence in the topics of the set's scope, all of it together; the
 * middle of the scale without any.
 */
export function startLevel(evidence: readonly Evidence[], now: Date): number {
  const [first, ...more] = evidence
  const { mean } = masteryOf(first === undefined ? null : more.reduce(addEvidence, first), now)
  return held(middle + Math.log(mean / (1 - mean)))
}

/** The level after one more marked answer. */
export function nextLevel(level: number, { difficulty, mark }: MarkedStep): number {
  return held(level + step * (mark - expectedMark(level, difficulty)))
}

/** The level after a set's marked answers, in the order of their places. */
export function levelAfter(start: number, answers: readonly MarkedStep[]): number {
  return answers.reduce(nextLevel, start)
}
