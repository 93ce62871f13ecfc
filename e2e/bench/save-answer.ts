import type { Ask } from './ask.ts'

/** Answers the questions of a set one after the other, and again from the first: one with each call. */
export function savingAnswers(
  ask: Ask,
  { id: setId, questionIds }: { id: string; questionIds: readonly number[] },
): () => Promise<unknown> {
  let sequence = 0
  return () => {
    sequence += 1
    return ask('Revise/api/Revise/SaveAnswer', {
      setId,
      questionId: questionIds[sequence % questionIds.length],
      sequence,
      response: { kind: 'choice', letter: 'a' },
      timeMs: 1_000,
      hiddenMs: 0,
      isMarkedForReview: false,
      answeredAt: new Date().toISOString(),
      submit: false,
    })
  }
}
