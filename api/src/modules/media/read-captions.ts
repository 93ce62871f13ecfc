import { parseText, parseVTTTimestamp } from 'media-captions'
import type { Cue } from '../../database/schema/index.ts'
import { Problem } from '../../problem.ts'
import { type AtLine, cueBlocks, type RawCue } from './cue-blocks.rules.ts'

const mostCues = 5_000
const longestText = 500
const longestS = 14_400
/** As many as anybody reads. */
const mostWarnings = 100

/** Captions as they were understood. */
export interface ReadCaptions {
  /** In the order of their starts, plain text. */
  cues: Cue[]
  warnings: AtLine[]
}

/**
 * Reads captions of WebVTT or SubRip.
 * @param filmSeconds length of their film, where it is known
 * @throws Problem 422 that names the first line at fault.
 */
export async function readCaptions(
  bytes: Uint8Array,
  filmSeconds: number | null,
): Promise<ReadCaptions> {
  const { cues: raw, warnings } = cueBlocks(decoded(bytes))
  if (raw.length > mostCues) {
    throw refused({ line: raw[mostCues]?.line ?? 1, message: 'At most 5,000 lines can be shown' })
  }
  const timed = await timesOf(raw)
  const cues = timed.map(({ line, start, end, text }) => {
    if (text.length > longestText) {
      throw refused({ line, message: `The words must have at most ${longestText} characters` })
    }
    if (filmSeconds !== null && start >= filmSeconds) {
      warnings.push({ line, message: 'This is after the end of the video' })
    }
    return { line, cue: { start, end, text } }
  })
  const [first] = cues
  if (first === undefined) throw refused({ line: 1, message: 'There are no captions in this file' })
  for (const [nth, { line, cue }] of cues.entries()) {
    const before = cues[nth - 1]
    if (before === undefined || before.cue.start <= cue.start) continue
    warnings.push({ line, message: 'This stood after what is said later' })
  }
  return {
    cues: cues.map(({ cue }) => cue).toSorted((one, other) => one.start - other.start),
    warnings: warnings.toSorted((one, other) => one.line - other.line).slice(0, mostWarnings),
  }
}

/** The times of cues, read by the library, each known by its line. */
async function timesOf(raw: readonly RawCue[]) {
  // Words are not for it: it takes `size: 5` for a setting, and `x < y` for a tag.
  const blocks = raw.map(({ line, times }) => `${line}\n${times}\n-\n`)
  const { cues } = await parseText(['WEBVTT\n', ...blocks].join('\n'), { errors: false })
  const byLine = new Map(cues.map((cue) => [Number(cue.id), cue]))
  return raw.map(({ line, times, text }) => {
    const found = byLine.get(line)
    if (found === undefined) throw refused({ line, message: whyNot(times) })
    const [start, end] = [toMs(found.startTime), toMs(found.endTime)]
    if (end > longestS)
      throw refused({ line, message: 'Captions end after four hours at the latest' })
    return { line, start, end, text }
  })
}

/** As exact as times are written; the library adds hours, minutes and seconds up. */
const toMs = (seconds: number) => Math.round(seconds * 1000) / 1000

function whyNot(times: string): string {
  const [start, end] = times.split(' --> ').map((time) => parseVTTTimestamp(time))
  return start === null || end === null || start === undefined || end === undefined
    ? 'The times cannot be read'
    : 'It ends before it starts'
}

/** Captions as text. Other letters than those of UTF-8 would be guessed. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refused({
      line: firstUnreadable(bytes),
      message: 'This is not UTF-8. Save the captions as UTF-8, and bring them again',
    })
  }
}

function firstUnreadable(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf(10, from)
    try {
      decoder.decode(bytes.subarray(from, end < 0 ? undefined : end))
    } catch {
      return line
    }
    if (end < 0) return line
    line += 1
    from = end + 1
  }
  return line
}

function refused({ line, message }: AtLine): Problem {
  const words = `Line ${line}: ${message}`
  return new Problem(422, `${words}.`, { errors: [{ path: 'file', message: words }] })
}
