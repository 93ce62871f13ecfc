import { againstIn, versionIn } from '../address.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'

/** A version in the list of a piece. */
export type VersionRow = PieceRead['versions'][number]

/** One of the texts that can be compared: a version by its number, or the draft. */
export type Side = number | 'draft'

/** What is open of the versions: their list, one to be read, or two texts side by side. */
export type OpenedVersions =
  | { kind: 'list' }
  | { kind: 'read'; version: VersionRow }
  | { kind: 'compare'; before: Side; after: Side }

const rankOf = (side: Side) => (side === 'draft' ? Number.POSITIVE_INFINITY : side)

/** The two sides in the order in which they were written. */
export const inTime = (one: Side, other: Side): { before: Side; after: Side } =>
  rankOf(one) <= rankOf(other) ? { before: one, after: other } : { before: other, after: one }

/** The texts that can be compared, the newest first; a PDF has none. */
export const sidesOf = (versions: readonly VersionRow[]): Side[] => [
  'draft',
  ...versions.filter(({ source }) => source !== 'pdf').map(({ number }) => number),
]

/** What an address opens of the versions; their list where it names what is not there. */
export function openedIn(params: URLSearchParams, versions: readonly VersionRow[]): OpenedVersions {
  const version = versions.find(({ number }) => number === versionIn(params))
  if (version === undefined) return { kind: 'list' }
  const against = againstIn(params)
  const sides = sidesOf(versions)
  if (against === undefined || against === version.number) return { kind: 'read', version }
  if (!sides.includes(against) || !sides.includes(version.number)) return { kind: 'read', version }
  return { kind: 'compare', ...inTime(version.number, against) }
}

/** What is compared unless somebody chooses otherwise: the newest version and the one before, or the draft. */
export function usualSides(versions: readonly VersionRow[]): { before: Side; after: Side } | null {
  const [, newest, before] = sidesOf(versions)
  if (newest === undefined) return null
  return before === undefined ? inTime(newest, 'draft') : inTime(before, newest)
}

export const sideName = (side: Side) => (side === 'draft' ? 'Your draft' : `Version ${side}`)

/** A side as a field has it, and back. */
export const sideOf = (value: string): Side => (value === 'draft' ? 'draft' : Number(value))

/** Whether something came back for a version: a marking, or that it was sent back. */
export const hasCome = ({ state, markedAt }: VersionRow) =>
  markedAt !== null || state === 'marked' || state === 'sent back'

/** The version whose marking is shown: the one that the address names, else the newest with something. */
export const shownVersion = (
  versions: readonly VersionRow[],
  asked: number | undefined,
): VersionRow | undefined =>
  versions.find(({ number }) => number === asked) ?? versions.find(hasCome)
