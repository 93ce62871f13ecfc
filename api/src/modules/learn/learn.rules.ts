/** Words that are read in a minute (the contract's `minutes`). */
const wordsPerMinute = 200

/** The words of a page: its text without tags, figures and equations. */
export function countWords(html: string): number {
  const text = html
    .replace(/\\\(.*?\\\)/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z0-9#]+;/gi, ' ')
  return text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0
}

/** Whole minutes that reading a page takes; at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** Check questions at a page's end; fewer where the topic has fewer. */
export const checkSize = 3

/** The most words that are kept of a page's count. */
const mostWords = 32_767

/** The words of a page as they are stored; a longer one counts as long as can be said. */
export const storedWords = (html: string): number => Math.min(countWords(html), mostWords)
