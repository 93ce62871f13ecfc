/** An answer of one round, to a question that is asked now or to one that no longer is. */
export interface RoundAnswer {
  videoQuestionId: string
  isCorrect: boolean
  answeredAt: Date
}

/** How a round stands. */
export interface RoundStanding {
  answered: number
  total: number
  /** Null until every question that is asked now has its answer. */
  wrong: number | null
}

/**
 * How a round stands by the questions that are asked now: one that came while it went on is asked
 * too, the answer to one that was taken out counts no more. Without a question no round is whole.
 */
export function roundOf(
  asked: readonly string[],
  answers: readonly Pick<RoundAnswer, 'videoQuestionId' | 'isCorrect'>[],
): RoundStanding {
  const counted = answers.filter(({ videoQuestionId }) => asked.includes(videoQuestionId))
  const isWhole = asked.length > 0 && counted.length === asked.length
  return {
    answered: counted.length,
    total: asked.length,
    wrong: isWhole ? counted.filter(({ isCorrect }) => !isCorrect).length : null,
  }
}

/** Nobody thinks longer about one question without having gone away meanwhile. */
const longestMs = 5 * 60_000

/**
 * Milliseconds that each answer took, in the order of the answers: since the one before, of the
 * first since the film was played last; of the rest nobody knows more.
 */
export function timesOf(playedAt: Date | null, answers: readonly { answeredAt: Date }[]): number[] {
  return answers.map(({ answeredAt }, index) => {
    const from = index === 0 ? playedAt : answers[index - 1]?.answeredAt
    const ms = answeredAt.getTime() - (from ?? answeredAt).getTime()
    return Math.max(0, Math.min(longestMs, ms))
  })
}
