import {
  type FileKind,
  type FileRule,
  fileKinds,
  mustBe,
  mustBeSmaller,
  partKinds,
  wholeKinds,
  wholeUpTo,
} from '../contract/file-kinds.ts'

const ruleOf = (kind: FileKind): FileRule => fileKinds[kind]

/** For `<input accept>`: types and endings, since not every system knows every type. */
export function acceptOf(kind: FileKind): string {
  const { types } = ruleOf(kind)
  return Object.entries(types)
    .flatMap(([type, ending]) => [type, `.${ending}`])
    .join(',')
}

/** How files are called by what they end with, where that is more than capitals. */
const names: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  webp: 'WebP',
  webm: 'WebM',
  docx: 'Word',
  pptx: 'PowerPoint',
  xlsx: 'Excel',
}

/** Which files are taken, for under the field: `PNG, JPEG, WebP or GIF, less than 2 MB.` */
export function hintOf(kind: FileKind): string {
  const { types, lessThanBytes } = ruleOf(kind)
  const all = Object.values(types).map((ending) => names[ending] ?? ending.toUpperCase())
  const taken = all.join(', ').replace(/, (?=[^,]*$)/, ' or ')
  return `${taken}, less than ${lessThanBytes / (1024 * 1024)} MB.`
}

/**
 * What is wrong with a file as far as can be told before it is sent, in words; null for nothing. Its
 * type is only the browser's guess by the name, so that one it does not know is left to the server.
 */
export function fileFault({ type, size }: { type: string; size: number }, kind: FileKind) {
  const { types, lessThanBytes } = ruleOf(kind)
  const isTold = type !== '' && kind !== 'csv' && kind !== 'table'
  if (isTold && !(type in types)) return mustBe(kind)
  // Each server has its own limit for films, which it tells before the first part is sent.
  if (kind === 'video') return null
  return size < lessThanBytes ? null : mustBeSmaller(kind)
}

export type WholeKind = (typeof wholeKinds)[number]
export type PartKind = (typeof partKinds)[number]

/** Whether a file is sent in parts: films and packages always, others when they are large. */
export function isInParts(kind: FileKind, size: number): kind is PartKind {
  if (!isOneOf(partKinds, kind)) return false
  return !isOneOf(wholeKinds, kind) || size > wholeUpTo
}

function isOneOf<K extends FileKind>(kinds: readonly K[], kind: FileKind): kind is K {
  return (kinds as readonly FileKind[]).includes(kind)
}

/** Images are no wider than this when they are sent. */
const widest = 1_600

/** How an image is drawn anew before it is sent; null for one that stays as it is. */
export function redrawn(
  { type }: { type: string },
  { width, height }: { width: number; height: number },
): { width: number; height: number } | null {
  // One that moves would stand still.
  if (type === 'image/gif') return null
  // Of these, cameras write where and when they were taken.
  const hasMore = type === 'image/jpeg' || type === 'image/webp'
  if (width <= widest) return hasMore ? { width, height } : null
  return { width: widest, height: Math.max(1, Math.round((height * widest) / width)) }
}

/** Whether what was refused with a status may go well another time, as it is. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 408 || status === 409 || status === 429 || status >= 500
}

/** How often a part is tried. */
export const mostTries = 4

/**
 * How long to wait before the next try of a part, in milliseconds; null when there is none: it was
 * the last one, or the server will say the same again.
 */
function pauseBefore(nextTry: number, status: number, retryAfter?: number): number | null {
  if (nextTry > mostTries || !mayPass(status)) return null
  return Math.min(30_000, retryAfter === undefined ? 500 * 2 ** nextTry : retryAfter * 1_000)
}

/** What was tried and waited for so far. */
export interface Tries {
  /** The number of the next one. */
  next: number
  /** How long it was waited for somebody else, in milliseconds. */
  waitedMs: number
}

export const noTries: Tries = { next: 2, waitedMs: 0 }

/** The call that somebody else is at may take so long. */
const longestWaitMs = 600_000

/**
 * What follows a refusal: a pause, and what has been tried and waited for by then; null when it
 * stands. Waiting for somebody else who is at it, which a 409 with a time says, is no try.
 */
export function afterRefusal(
  { next, waitedMs }: Tries,
  status: number,
  retryAfter?: number,
): { pauseMs: number; tries: Tries } | null {
  if (status === 409 && retryAfter !== undefined) {
    const pauseMs = Math.max(1, retryAfter) * 1_000
    const tries = { next, waitedMs: waitedMs + pauseMs }
    return tries.waitedMs > longestWaitMs ? null : { pauseMs, tries }
  }
  const pauseMs = pauseBefore(next, status, retryAfter)
  return pauseMs === null ? null : { pauseMs, tries: { next: next + 1, waitedMs } }
}
