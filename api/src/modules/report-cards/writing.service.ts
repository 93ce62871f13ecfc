import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import type { SubmittedCard } from '@portal/shared/api/schemas'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { skillsOf } from './form.repository.ts'
import { tellOfCard, tellOfReopening } from './notices.ts'
import {
  type CardContent,
  holdCard,
  type KeptCard,
  keepCard,
  lockCard,
  reopenCard,
  submitCard,
} from './writing.repository.ts'
import { changedIn, faultsIn, strangeGrades } from './writing.rules.ts'

type DraftIn = CallInput<'POST /ReportCard/tutor/ReportCard/SaveDraft'>['body']
type SubmitIn = CallInput<'POST /ReportCard/tutor/ReportCard/Submit'>['body']
type ReopenIn = CallInput<'POST /ReportCard/tutor/ReportCard/Reopen'>['body']

/** The refusal of what was written on top of something older, with what stands there now. */
function stale(mine: CardContent, { version, content, savedMs }: KeptCard): Problem {
  const data: StaleSave = {
    // Only its tutor writes a card.
    by: 'You in another window',
    at: new Date(savedMs).toISOString(),
    version,
    values: { ...content },
    changed: changedIn(content, mine),
  }
  return new Problem(409, 'This report card was changed in another window meanwhile.', { data })
}

/**
 * Holds a card that the caller may write, and what it grades.
 * @throws Problem 404 where the caller owes no such card, 422 for one that has been submitted.
 */
async function openCard({ db, caller }: Asked, { termId, studentId }: DraftIn) {
  const held = await holdCard(db, { termId, studentId, tutorId: caller.userId })
  if (held === undefined) throw notFound('The report card')
  if (held.card?.state === 'submitted') {
    throw new Problem(422, 'This card has been submitted. Your senior tutor can open it again.')
  }
  return { held, skills: await skillsOf(db, held.subject) }
}

const contentOf = ({ grades, predictedGrade, comment }: DraftIn): CardContent => ({
  grades,
  predictedGrade,
  comment,
})

/**
 * Keeps a card that is not submitted; the same content twice is kept once.
 * @throws Problem as `openCard`; 409 (`StaleSave`) where another window has kept another; 422 for the
 * grade of something that the card does not grade, and for a prediction without a test.
 */
export async function saveDraft(
  asked: Asked,
  body: DraftIn,
): Promise<CallAnswer<'POST /ReportCard/tutor/ReportCard/SaveDraft'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const { held, skills } = await openCard(within, body)
    const content = contentOf(body)
    const { card } = held
    if (card !== null && changedIn(card.content, content).length === 0) {
      return { version: card.version }
    }
    if (card !== null && card.version !== body.version) throw stale(content, card)
    const errors = strangeGrades(content, skills)
    if (content.predictedGrade !== null && held.test === null) {
      errors.push({ path: 'body.predictedGrade', message: 'The test gives no grades' })
    }
    refuse(errors)
    const { termId, studentId } = body
    const key = { termId, studentId, tutorId: caller.userId }
    const { version } = await keepCard(db, key, held, content, now)
    return { version }
  })
}

/** @throws Problem 422 with the first of them as its sentence. */
function refuse(errors: { path: string; message: string }[]): void {
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
}

/**
 * Submits a card: from then on student, parents and school read it, who are told.
 * @throws Problem as `openCard`; 409 (`StaleSave`) where another window has kept another; 422 naming
 * what is missing.
 */
export async function submit(
  asked: Asked,
  body: SubmitIn,
): Promise<CallAnswer<'POST /ReportCard/tutor/ReportCard/Submit'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const { held, skills } = await openCard(within, body)
    const content = { ...contentOf(body), comment: body.comment.trim() }
    const { card, test, subject } = held
    const isOther = card !== null && card.version !== body.version
    if (isOther && changedIn(card.content, contentOf(body)).length > 0) {
      throw stale(contentOf(body), card)
    }
    refuse(faultsIn(content, held, skills))
    const { termId, studentId } = body
    const key = { termId, studentId, tutorId: caller.userId }
    const { id, version } = await keepCard(db, key, held, content, now)
    const submitted: SubmittedCard = {
      subject,
      grades: skills.flatMap(({ id: skillId, name: skill }) => {
        const found = content.grades.find((each) => each.skillId === skillId)
        return found === undefined ? [] : [{ skillId, skill, grade: found.grade }]
      }),
      predictedGrade: content.predictedGrade,
      test: content.predictedGrade === null ? null : (test?.name ?? null),
      comment: content.comment,
    }
    await submitCard(db, id, submitted, now)
    await audit(db, within, 'report card submitted', {
      subjectId: studentId,
      record: {
        ...{ kind: 'report card', id, version, before: null },
        after: { termId, ...submitted },
      },
    })
    await tellOfCard(within, { ...held, studentId, isAgain: card?.state === 'reopened' })
    return { cardId: id, version }
  })
}

/**
 * Opens a submitted card again for its tutor, who is told why; readers go on seeing what was submitted.
 * @throws Problem 404 for a card out of sight, 409 for a stale version, 422 for one that is not
 * submitted.
 */
export async function reopen(
  asked: Asked,
  { cardId, version, reason }: ReopenIn,
): Promise<CallAnswer<'POST /ReportCard/tutor/ReportCard/Reopen'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller } = within
    const card = await lockCard(db, caller, cardId)
    if (card === undefined) throw notFound('The report card')
    if (card.version !== version) {
      const { reopenReason, savedMs, state } = card
      const data: StaleSave = {
        ...{ by: '', at: new Date(savedMs).toISOString(), version: card.version },
        ...{ values: { state, reason: reopenReason }, changed: ['state'] },
      }
      throw new Problem(409, 'This card was changed meanwhile. It is shown as it is now.', { data })
    }
    if (card.state !== 'submitted') {
      throw new Problem(422, 'Only a card that has been submitted can be opened again.')
    }
    const next = version + 1
    await reopenCard(db, cardId, { reason, by: caller.userId, version: next })
    await audit(db, within, 'report card reopened', {
      subjectId: card.studentId,
      record: {
        ...{ kind: 'report card', id: cardId, version: next },
        before: { state: 'submitted' },
        after: { state: 'reopened', reason },
      },
    })
    await tellOfReopening(within, card, reason)
    return { version: next }
  })
}
