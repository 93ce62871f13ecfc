import { formatNumber } from '@portal/shared/ui'
import {
  charactersOf,
  charactersOfAll,
  plainForUcas,
  textOf,
  tidyPart,
  type WritingPart,
  wordsOf,
} from '@portal/shared/writing-rules'

/** The texts of a piece: one of an essay, three of a statement. */
export type Parts = readonly WritingPart[]

/** The server takes no longer draft, in characters of all parts. */
export const mostCharacters = 200_000

/** A text from the editor, which knows more than writing holds: whatever is no words is left out. */
export function partOf(
  runs: readonly { insert: unknown; attributes?: object | undefined }[],
): WritingPart {
  return {
    ops: runs.flatMap(({ insert, attributes }) =>
      typeof insert === 'string' ? [{ insert, ...(attributes && { attributes }) }] : [],
    ),
  }
}

/** What stands in the editor, before it is tidied: places in it are the editor's. */
export const rawTextOf = ({ ops }: WritingPart): string => ops.map(({ insert }) => insert).join('')

/** A part in its normal form, worked out once for as long as it is held. */
const tidied = new WeakMap<WritingPart, { part: WritingPart; words: string }>()

function tidy(part: WritingPart) {
  const known = tidied.get(part)
  if (known !== undefined) return known
  const made = tidyPart(part)
  const fresh = { part: made, words: JSON.stringify(made.ops) }
  tidied.set(part, fresh)
  return fresh
}

/** The words of each part as they are counted. */
export const textsOf = (parts: Parts): string[] => parts.map((part) => textOf(tidy(part).part))

/** Whether two texts are the same to the server, which tidies what it is given. */
export function isSameText(one: Parts, other: Parts): boolean {
  if (one === other) return true
  return (
    one.length === other.length &&
    one.every((part, index) => {
      const its = other[index]
      return its !== undefined && (part === its || tidy(part).words === tidy(its).words)
    })
  )
}

/** Whether something that the device has kept is the texts of a piece. */
export function areParts(value: unknown): value is Parts {
  return Array.isArray(value) && value.length > 0 && value.length <= 3 && value.every(isPart)
}

function isPart(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ops' in value &&
    Array.isArray(value.ops) &&
    value.ops.every(
      (op: unknown) =>
        typeof op === 'object' && op !== null && 'insert' in op && typeof op.insert === 'string',
    )
  )
}

/** Why a draft is not sent, in words; undefined where it may be. */
export function tooLong(parts: Parts): string | undefined {
  const length = parts.reduce((sum, part) => sum + rawTextOf(part).length, 0)
  if (length <= mostCharacters) return undefined
  return `The draft has ${formatNumber(length)} characters; at most ${formatNumber(mostCharacters)} can be saved. It is kept on this device until it is shorter.`
}

/** How much is written. */
export interface Counts {
  words: number
  /** Of each part. */
  characters: number[]
  total: number
}

export function countsOf(texts: readonly string[]): Counts {
  return {
    words: texts.reduce((sum, text) => sum + wordsOf(text), 0),
    characters: texts.map(charactersOf),
    total: charactersOfAll(texts),
  }
}

/** A piece as plain text, to be kept: its title, and of a statement each question above its answer. */
export function plainFile(
  title: string,
  questions: readonly { text: string }[] | null,
  texts: readonly string[],
): string {
  const written =
    questions === null
      ? [plainForUcas(texts)]
      : questions.map(({ text }, index) => `${text}\n\n${texts[index] ?? ''}`)
  return `${[title, ...written].join('\n\n')}\n`.replaceAll('\n', '\r\n')
}

/** A name for the file of a piece. */
export function fileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${words.slice(0, 60) || 'text'}.txt`
}
