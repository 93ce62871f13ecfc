import type { CallAnswer } from '@portal/shared/api'
import {
  act,
  fireEvent,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testUid,
} from '@portal/shared/testing'
import { expect, vi } from 'vitest'
import CardDrawer from './index.ts'

export const formCall = 'GET /ReportCard/tutor/ReportCard/GetCardForm'
export const draftCall = 'POST /ReportCard/tutor/ReportCard/SaveDraft'
export const submitCall = 'POST /ReportCard/tutor/ReportCard/Submit'
export const reopenCall = 'POST /ReportCard/tutor/ReportCard/Reopen'

export const [termId, studentId, tutorId, cardId] = [testUid(1), testUid(2), testUid(3), testUid(4)]
export const key = { termId, studentId }

export type Page = CallAnswer<typeof formCall>

export const skills = [
  { id: 1, name: 'Understanding' },
  { id: 2, name: 'Method' },
]
export const comment = 'Works with care and asks good questions. '.repeat(3).trim()
export const content: Page['content'] = {
  grades: skills.map(({ id }) => ({ skillId: id, grade: 4 })),
  predictedGrade: 6.5,
  comment,
}

/** A card of which nothing is written yet, with all that it is written with. */
export const cardPage = (own: Partial<Page> = {}): Page => ({
  term: {
    ...{ id: termId, name: 'Spring 2027', startsOn: '2027-01-04', endsOn: '2027-03-25' },
    cardsDueOn: '2027-03-25',
  },
  student: { studentId, name: 'Maya Clarke', firstName: 'Maya' },
  tutor: { tutorId, name: 'Tom Hale' },
  ...{ subject: 'Mathematics', mayWrite: true, cardId: null, state: 'due', version: 0 },
  ...{ savedAt: null, submittedAt: null, reopened: null, isLate: false },
  content: { grades: [], predictedGrade: null, comment: '' },
  skills,
  scale: { test: 'ESAT', from: 1, to: 9, step: 0.5 },
  facts: {
    ...{ delivered: 9.5, planned: 12, attendance: 90.9, rating: null },
    masteryThen: { answered: 40, correct: 20 },
    masteryNow: { answered: 0, correct: 0 },
  },
  lastCard: null,
  names: ['Theo', 'Grace'],
  ...own,
})

/** The same as it was left, and as it was submitted. */
export const begun = cardPage({
  ...{ cardId, state: 'draft', version: 3, savedAt: '2027-03-01T20:00:00Z', content },
})
export const submitted = cardPage({
  ...{ cardId, state: 'submitted', version: 4, submittedAt: '2027-03-02T20:00:00Z', content },
})

export const onClose = vi.fn()

/** The drawer over an empty page, as a tutor opens it unless told otherwise. */
export function renderCard(options: RenderScreenOptions = {}, card = `${termId}.${studentId}`) {
  onClose.mockClear()
  return renderScreen(<CardDrawer card={card} onClose={onClose} />, {
    role: 'Tutor',
    ...options,
    calls: { [formCall]: cardPage(), [draftCall]: { version: 1 }, ...options.calls },
  })
}

export const commentBox = () => screen.findByRole('textbox', { name: 'Comment' })
export const type = async (value: string) =>
  fireEvent.change(await commentBox(), { target: { value } })
export const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const submit = () => screen.getByRole('button', { name: 'Submit card' })
export const state = async (words: string | RegExp) =>
  expect(await screen.findByText(words)).toBeVisible()
