import type { TextRange } from './part.ts'

/** A word, a line break, or signs that stand together. White space is none. */
export interface Token extends TextRange {
  text: string
  isWord: boolean
}

const tokens = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|\n|[^\p{L}\p{N}\p{M}\s]+/gu
const letter = /^[\p{L}\p{N}\p{M}]/u

/** What a text is made of, in its order. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(tokens), ({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
    isWord: letter.test(token),
  }))
