import type { SentContent } from '../editor/question-values.rules.ts'

/** As much as the call compares. */
const longest = 4_000

/** Fewer words say nothing yet. */
const fewestWords = 4

const signs: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' },
}

/** The words of a text; equations stay as LaTeX, so that they are compared too. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*?\sdata-latex="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (all, name: string) => signs[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What is being written as it is compared with all there is: text, data and answers, in words. A `<`
 * stands for itself by its entity, so that the server takes it for no tag.
 */
export function writtenText({ text, data, answers, marking }: SentContent): string {
  const expected = marking?.kind === 'equation' && marking.expected !== '' ? [marking.expected] : []
  const parts = [
    text,
    data ?? '',
    ...[...answers.map((each) => each.text), ...expected].map((each) => `| ${each}`),
  ]
  return parts.map(wordsOf).join(' ').replaceAll('<', '&lt;').trim().slice(0, longest)
}

/** Whether there is enough to compare. */
export const saysEnough = (written: string): boolean =>
  written.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length >= fewestWords
