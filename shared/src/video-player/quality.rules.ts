/** A file of a film. */
export interface FilmSource {
  src: string
  type: string
  height: number
}

/** What is known of the window and the connection when a file is chosen. */
export interface Surroundings {
  /** Width of the window in pixels. */
  width: number
  /** The person asks for little data to be used. */
  savesData: boolean
  /** `slow-2g`, `2g`, `3g`, `4g`; undefined where the browser does not say. */
  connection: string | undefined
}

const smallHeight = 360
const narrow = 480
const slowConnections = ['slow-2g', '2g', '3g']

/**
 * The file to play: the one that the person keeps to on this device, else the best; a small one on
 * a phone, on a slow connection, and where data is saved.
 * @param sources the best first
 * @param kept height that was chosen on this device; null for none
 */
export function sourceFor(
  sources: readonly FilmSource[],
  kept: number | null,
  { width, savesData, connection }: Surroundings,
): FilmSource | undefined {
  const isSmall = width < narrow || savesData || slowConnections.includes(connection ?? '')
  const wanted = kept ?? (isSmall ? smallHeight : Number.POSITIVE_INFINITY)
  return sources.find(({ height }) => height <= wanted) ?? sources.at(-1)
}

/** The next smaller file than the one of this height, where there is one. */
export function smallerThan(
  sources: readonly FilmSource[],
  height: number,
): FilmSource | undefined {
  return sources.find((source) => source.height < height)
}

const stallsWithinMs = 30_000

/** Whether the film has stopped for data often enough for a smaller file to be offered. */
export function isSlow(stalls: readonly number[], nowMs: number): boolean {
  return stalls.filter((at) => nowMs - at <= stallsWithinMs).length >= 2
}

/** Speeds that a film can be played at. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The speed so many steps from another, within those that there are. */
export function speedBy(speed: number, steps: number): number {
  const here = speeds.findIndex((each) => each >= speed)
  const at = Math.min(
    speeds.length - 1,
    Math.max(0, (here === -1 ? speeds.length - 1 : here) + steps),
  )
  return speeds[at] ?? 1
}
