import { defineVersioned } from '../../versions/index.ts'
import { type FaqValues, faqValues } from './faq.values.ts'
import { findFaq, writeFaq } from './faqs.repository.ts'

/** Frequent questions. A version that comes back brings its words, and leaves them shown or not. */
export const faqKind = defineVersioned<FaqValues>({
  kind: 'faq',
  noun: 'The question',
  schema: faqValues,
  restored: (version, { state, audience }) => ({ ...version, state, audience }),
  find: findFaq,
  write: async ({ db, now }, id, standing, before) => {
    const isMoved = before !== null && before.audience !== standing.values.audience
    await writeFaq(db, id, standing, isMoved, now)
  },
})
