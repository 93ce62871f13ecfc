import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { Problem } from '../../problem.ts'
import { cleanHtml, hasWords, renderHtml } from '../../rich-text/index.ts'
import { saveVersioned } from '../../versions/index.ts'
import { faqKind } from './faq.kind.ts'
import { findFaqs, findPublished, holdFaqs, orderFaqs } from './faqs.repository.ts'
import { areSame, audienceOf, bySection, type FaqAudience } from './help.rules.ts'

const saveCall = 'POST /Help/admin/Faq/Save'

/** The questions that the caller's role is shown, with their answers. */
export async function getFaqs({ db, caller }: Asked): Promise<CallAnswer<'GET /Help/Faq/GetFaqs'>> {
  const audience = audienceOf(caller.role)
  const shown = audience === undefined ? [] : await findPublished(db, audience)
  return {
    sections: bySection(shown).map(({ name, faqs }) => ({
      name,
      faqs: faqs.map(({ id, question, answer }) => ({
        ...{ id, question, answer: renderHtml(answer) },
      })),
    })),
  }
}

/** All questions of an audience, as they are edited. */
export async function getFaqsOfAdmin(
  { db }: Asked,
  audience: FaqAudience,
): Promise<CallAnswer<'GET /Help/admin/Faq/GetFaqs'>> {
  const faqs = await findFaqs(db, audience)
  return {
    faqs: faqs.map(({ updatedMs, ...faq }) => ({
      ...faq,
      updatedAt: new Date(updatedMs).toISOString(),
    })),
  }
}

/** An answer as it is kept: cleaned, and not without anything to see. */
function cleaned(answer: string): string {
  const clean = cleanHtml(answer, 'page')
  if (hasWords(clean)) return clean
  const message = 'Write an answer'
  throw new Problem(422, message, { errors: [{ path: 'body.answer', message }] })
}

/**
 * Makes a question or changes one.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for an answer without words.
 */
export async function saveFaq(
  asked: Asked,
  { id, version, ...body }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values = { ...body, answer: cleaned(body.answer) }
  return await saveVersioned(asked, faqKind, {
    version,
    ...(id === undefined ? { values } : { id, change: () => values }),
  })
}

/**
 * Puts the questions of an audience into an order.
 * @throws Problem 409 where others are there by now.
 */
export async function saveFaqOrder(
  asked: Asked,
  { audience, ids }: CallInput<'POST /Help/admin/Faq/Order'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const there = await holdFaqs(within.db, audience)
    if (!areSame(ids, there)) {
      throw new Problem(409, 'Questions have come or gone meanwhile. Load the page anew.')
    }
    await orderFaqs(within.db, ids)
    await audit(within.db, within, 'faqs ordered', { details: { audience, faqs: ids.join(' ') } })
  })
}
