import MiniSearch from 'minisearch'
import { folded, type PlainFaq } from './help.rules.ts'

/** A question that was found, with the words of it that were. */
export interface Found {
  id: string
  /** Folded words of the question and its answer. */
  terms: string[]
}

/** Finds questions by what is typed, the best first. */
export type FindFaqs = (sought: string) => Found[]

/** Shorter words are found as they begin or not at all: a slip of one letter makes another word. */
const leastForSlips = 4

/**
 * An index of questions with their answers. Every word that is typed counts as the beginning of one;
 * of longer words one letter in five may be wrong. Where nothing has all words, some are enough.
 */
export function indexOf(faqs: readonly PlainFaq[]): FindFaqs {
  const index = new MiniSearch<PlainFaq>({
    fields: ['question', 'words', 'section'],
    processTerm: folded,
    searchOptions: {
      boost: { question: 3 },
      prefix: true,
      fuzzy: (term) => (term.length < leastForSlips ? false : 0.2),
    },
  })
  index.addAll(faqs)
  return (sought) => {
    const all = index.search(sought, { combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(sought, { combineWith: 'OR' })
    return found.map(({ id, terms }) => ({ id: String(id), terms }))
  }
}
