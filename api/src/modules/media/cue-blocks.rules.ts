import { cueLines, hasTags, plainCueText } from './vtt.rules.ts'

/** Something about a line of a file, counted from 1. */
export interface AtLine {
  line: number
  message: string
}

/** A cue as it stands in a file. */
export interface RawCue {
  /** Of its times. */
  line: number
  /** `00:01.000 --> 00:02.000`, without settings. */
  times: string
  /** Plain, without empty lines. */
  text: string
}

/** Cues of a file of WebVTT or SubRip, and what was left out or mended. */
export interface CueBlocks {
  cues: RawCue[]
  warnings: AtLine[]
}

interface Line {
  line: number
  text: string
}

const arrow = '-->'
/** What begins as times do; `a --> b` in what somebody says is text. */
const looksLikeTimes = /^\s*[\d:.,]+\s*-->/
/** Two times with another arrow between them, as editors of text make of `-->`. */
const hasOtherArrow = /^\s*\d+:[\d:., ]*(?:[-–—]+\s?>|[→⇒])\s*\d/
const isNumber = (text: string) => /^\d+$/.test(text)

/**
 * Takes a file apart into its cues. Both formats are blocks between empty lines; where such a line
 * is missing before the next times, it is thought of.
 */
export function cueBlocks(content: string): CueBlocks {
  const found: CueBlocks = { cues: [], warnings: [] }
  // Files that were converted twice end their lines with two of the first sign.
  const lines = content
    .split(/\r*\n|\r/)
    .map((text, at) => ({ line: at + 1, text: text.trimEnd() }))
  for (const block of blocksOf(lines)) readBlock(block, found)
  const { cues, warnings } = found
  for (const { line, text } of cues) {
    if (text === '') warnings.push({ line, message: 'A time without words is left out' })
  }
  // Of what is left out nobody asks when it was to be said.
  return { cues: cues.filter(({ text }) => text !== ''), warnings }
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]]
  for (const line of lines) {
    if (line.text === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

function readBlock(block: readonly Line[], { cues, warnings }: CueBlocks): void {
  const [first] = block
  if (first === undefined) return
  const [, word] = /^(WEBVTT|NOTE|STYLE|REGION)(?:[\s:]|$)/.exec(first.text) ?? []
  if (word === 'STYLE' || word === 'REGION') {
    warnings.push({ line: first.line, message: 'Styles and places are left out' })
  }
  const times = timesIn(block, word !== undefined)
  const start = times[0]
  if (start === undefined) {
    if (word === undefined && !isNumber(first.text)) readWords(block, { cues, warnings })
    return
  }
  // Of a head or a note that goes on with a cue, only what comes before its times is not a cue.
  for (const [nth, at] of times.entries()) {
    const next = times[nth + 1]
    const own = block.slice(at + 1, next)
    const isIdOfNext = next !== undefined && isNumber(own.at(-1)?.text ?? '')
    readCue(block[at], isIdOfNext ? own.slice(0, -1) : own, { cues, warnings })
  }
}

/** Words that stand by themselves: those of the times before them, where an empty line parts the two. */
function readWords(block: readonly Line[], { cues, warnings }: CueBlocks): void {
  const [first] = block
  const before = cues.at(-1)
  if (first === undefined) return
  if (before?.text !== '') {
    warnings.push({ line: first.line, message: 'Words without a time are left out' })
    return
  }
  warnings.push({ line: before.line + 1, message: 'An empty line before the words is left out' })
  before.text = wordsOf(block, first.line, warnings)
}

/** What is said in lines, from a line of the file on. */
function wordsOf(said: readonly Line[], line: number, warnings: AtLine[]): string {
  const given = said.map(({ text }) => text).join('\n')
  if (hasTags(given)) warnings.push({ line, message: 'Formatting is left out' })
  return cueLines(plainCueText(given))
}

/** Where in a block times stand; broken ones count, where times must be: not in a head or a note. */
function timesIn(block: readonly Line[], isOther: boolean): number[] {
  const places = block.flatMap(({ text }, at) => (looksLikeTimes.test(text) ? [at] : []))
  if (places.length > 0 || isOther) return places
  const broken = block
    .slice(0, 2)
    .findIndex(({ text }) => text.includes(arrow) || hasOtherArrow.test(text))
  return broken < 0 ? [] : [broken]
}

function readCue(at: Line | undefined, said: readonly Line[], { cues, warnings }: CueBlocks): void {
  if (at === undefined) return
  const { line } = at
  const text = wordsOf(said, line + 1, warnings)
  const [start = '', rest = ''] = at.text.trim().split(/\s*-->\s*/)
  const end = rest.split(/\s+/)[0] ?? ''
  const times = `${start} ${arrow} ${end}`
  const mended = times.replace(/(\d),(\d)/g, '$1.$2')
  cues.push({ line, times: mended, text })
}
