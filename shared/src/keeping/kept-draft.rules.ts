/** A state of what is kept as the server has it. */
export interface Stored<T> {
  revision: number
  value: T
}

/** A save that left; until an answer is heard the server may have it or not. */
export interface Sent<T> {
  value: T
  /** My side before a merge, which goes with it. */
  keep?: T
}

/** What this tab has, on top of what of the server. A value: every function below returns a new one. */
export interface Draft<T> {
  /** What the server had when the value was begun. */
  readonly base: Stored<T>
  readonly value: T
  /** Sent on top of the base, and not answered yet. */
  readonly sent: Sent<T> | null
  /** My sides before merges, which the server is still to be given, oldest first. */
  readonly keeps: readonly T[]
}

/**
 * What comes of two sides that were changed apart: one value, or a question for the person where
 * both have something of which only one can stay. Each side of a question is whole: with it goes
 * all that could be joined.
 */
export type Merged<T> = { value: T } | { ask: { mine: T; theirs: T } }

export interface MergeRules<T> {
  /** Whether two values are the same to the server, which may tidy what it is given. */
  same: (one: T, other: T) => boolean
  merge: (base: T, mine: T, theirs: T) => Merged<T>
}

/** A draft that stands where the server does. */
export function draftOf<T>(stored: Stored<T>): Draft<T> {
  return { base: stored, value: stored.value, sent: null, keeps: [] }
}

/** Whether there is something here that the server has not, as far as is known. */
export function isBehind<T>(draft: Draft<T>, same: MergeRules<T>['same']): boolean {
  return draft.sent !== null || draft.keeps.length > 0 || !same(draft.value, draft.base.value)
}

/** The value sets out, with the oldest of my sides that are to be kept. */
export function setOut<T>(draft: Draft<T>): Draft<T> & { sent: Sent<T> } {
  const [keep] = draft.keeps
  return { ...draft, sent: { value: draft.value, ...(keep !== undefined && { keep }) } }
}

/** What was sent is with the server, under this revision. */
export function arrived<T>(draft: Draft<T>, revision: number): Draft<T> {
  const { sent, keeps } = draft
  if (sent === null) return draft
  return {
    ...draft,
    base: { revision, value: sent.value },
    sent: null,
    keeps: sent.keep === undefined ? keeps : keeps.slice(1),
  }
}

/** How a draft met what the server has by now. */
export interface Meeting<T> {
  draft: Draft<T>
  /**
   * `none`: the server has nothing newer. `taken`: theirs, as there was nothing of one's own. `own`:
   * it is what was sent from here, or nothing was changed that counts. `joined`: both sides in one.
   * `ask`: nothing yet, the person is to choose.
   */
  outcome: 'none' | 'taken' | 'own' | 'joined' | 'ask'
  /** The two sides of the question. */
  choice?: { mine: T; theirs: T }
}

/**
 * Goes on from what the server has by now. My side of a merge is kept as it was, beside what came
 * of it.
 * @param pick the side that the person chose, where they were asked.
 */
export function meet<T>(
  draft: Draft<T>,
  theirs: Stored<T>,
  { same, merge }: MergeRules<T>,
  pick?: 'mine' | 'theirs',
): Meeting<T> {
  const { base, value, sent } = draft
  if (theirs.revision <= base.revision) return { draft, outcome: 'none' }
  if (!isBehind(draft, same)) return { draft: draftOf(theirs), outcome: 'taken' }
  if (sent !== null && same(theirs.value, sent.value)) {
    // Whether what went with it arrived as well is not known: it goes once more.
    return { draft: { ...draft, base: theirs, sent: null }, outcome: 'own' }
  }
  const isOnlyMine = same(theirs.value, base.value) || same(theirs.value, value)
  if (isOnlyMine) return { draft: { ...draft, base: theirs, sent: null }, outcome: 'own' }
  const merged = merge(base.value, value, theirs.value)
  if ('ask' in merged && pick === undefined) {
    return { draft, outcome: 'ask', choice: merged.ask }
  }
  const joined = 'ask' in merged ? merged.ask[pick ?? 'mine'] : merged.value
  const keeps = [...draft.keeps, value]
  return { draft: { base: theirs, value: joined, sent: null, keeps }, outcome: 'joined' }
}
