/**
 * What the server may tell of, as events of its stream; `bell`: the person's feed has changed;
 * `jobs`: a job that the person may watch has; `tuition`: an hour, its request or its report has;
 * `events`: a seminar or course has, or the place in it.
 */
export const liveKinds = ['bell', 'jobs', 'tuition', 'events', 'writing'] as const

export type LiveKind = (typeof liveKinds)[number]

/** Whether an event's name is one that this build knows; a newer server may send others. */
export function isLiveKind(name: string | undefined): name is LiveKind {
  return liveKinds.some((kind) => kind === name)
}

/** The event that says `bell` to very many people at once, whose pages are not to ask all at once. */
export const bellOfMany = 'bell-of-many'

/** Times of a stream, in milliseconds. */
export const liveTimes = {
  /** How often to look while there is no stream. */
  poll: 60_000,
  /** The server says something every 25 s; after this long without a word the line is dead. */
  silence: 60_000,
  /** A stream that lasted this long had nothing wrong with it. */
  sound: 10_000,
  /** Within this time the pages of very many people ask for what is new. */
  spread: 60_000,
  firstPause: 1_000,
  longestPause: 60_000,
} as const

/**
 * How long to wait before trying again, in milliseconds: doubled with each failure in a row up to a
 * minute, and anywhere in its upper half, so that a server that comes back is not met by all at once.
 * @param failures in a row, from 1.
 * @param random from 0 to 1.
 */
export function pauseAfter(failures: number, random: number): number {
  const whole = Math.min(liveTimes.longestPause, liveTimes.firstPause * 2 ** (failures - 1))
  return Math.round(whole * (0.5 + random / 2))
}
