/** Ways in which a student is active. A new one is a line here, and a call where it is done. */
export const activityKinds = [
  /** Signed in. */
  'sign-in',
  /** Did something on a page. */
  'active time',
  /** Answered a question that has been marked, wherever it was asked. */
  'attempt',
  /** Marked a page of Learn as complete. */
  'learn',
  /** Wrote down why a question was missed. */
  'review',
  /** Checked an item of the curriculum off. */
  'curriculum',
  /** Had an hour of tuition. */
  'tuition',
  /** Watched a film. */
  'academy',
  /** Checked homework of a tuition report off. */
  'homework',
  /** Handed an essay or a personal statement in. */
  'writing',
] as const

/** One of them. */
export type ActivityKind = (typeof activityKinds)[number]
