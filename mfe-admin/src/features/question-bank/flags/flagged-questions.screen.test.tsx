import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeFlagPageOfTutor,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import FlaggedQuestionsScreen from './flagged-questions.screen.tsx'
import { makeFlaggedQuestion, makeListedFlag } from './flags.testing.ts'
import SettleOffer from './settle-offer.tsx'
import FlagScreen from './view.screen.tsx'

const listCall = 'GET /question/admin/QuestionFlag/GetFlags'
const settleCall = 'POST /question/admin/QuestionFlag/SettleFlags'
const answerCall = 'POST /question/admin/QuestionFlag/AnswerFlag'
const flagCall = 'GET /Question/QuestionFlag/GetFlag'

const waiting = makeListedFlag()
const opened = makeListedFlag({
  ...{ id: testUid(3), studentName: 'Ben Cole', text: 'Why not b?', state: 'open', outcome: null },
  ...{ answeredAt: null, answeredBy: null, suggestedChange: null, messageCount: 0 },
})
const settled = makeListedFlag({
  ...{ id: testUid(4), studentName: 'Cy Dunn', settledAs: 'unchanged', settledBy: 'Ada Author' },
  ...{ settledAt: '2027-03-02T10:00:00.000Z', suggestedChange: null },
})
const question = makeFlaggedQuestion({
  ...{ waiting: 1, open: 1, flagCount: 3 },
  flags: [waiting, opened, settled],
})

beforeEach(() => fakeDate('2027-03-04T12:00:00Z'))
afterEach(() => sessionStorage.clear())

const calls: FakeCalls = {
  [listCall]: { questions: [question], totalCount: 1 },
  'GET /Subject/AdmissionTest': [{ id: 1, name: 'ESAT' }],
  'GET /Subject/SectionNumber/:id': [{ id: 10, sectionNo: 'Physics' }],
}
const open = (path = '', more: FakeCalls = {}) =>
  renderScreen(<FlaggedQuestionsScreen />, {
    role: 'Admin',
    path: `/question-bank/question-admin/flagged-questions${path}`,
    calls: { ...calls, ...more },
  })

describe('flagged questions', () => {
  it('show what waits of each, what tutors suggest, and what is done', async () => {
    const { user } = open()
    const card = within(await screen.findByRole('listitem', { name: /Which force/ }))
    expect(card.getByText('1 fault waits')).toBeVisible()
    expect(card.getByText('1 open flag')).toBeVisible()
    expect(card.getByText('Tom Harper suggests')).toBeVisible()
    expect(card.getByText('Option c should be 12.')).toBeVisible()
    expect(card.getByRole('link', { name: /^Open in editor/ })).toHaveAttribute(
      'href',
      '/question-bank/question-admin/edit-question/qu-42',
    )
    await user.click(card.getByText('1 flag settled or explained'))
    expect(card.getByText(/Left as it is by Ada Author/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('are found by what the address says', async () => {
    const { user, network, address } = open('?state=fault')
    await screen.findByRole('listitem', { name: /Which force/ })
    await screen.findByRole('option', { name: 'Physics' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'Physics')
    await waitFor(() =>
      expect(network.requestsOf(listCall).at(-1)?.query).toEqual({
        ...{ pageNo: '1', pageSize: '20', state: 'fault', sectionId: '10' },
      }),
    )
    expect(address()).toContain('part=10')
    network.answer({ [listCall]: { questions: [], totalCount: 0 } })
    await user.type(screen.getByRole('searchbox'), 'x-ray{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No question is flagged')).toBeVisible()
  })

  it('are answered beside the list', async () => {
    const { user, network, address } = open('', {
      [flagCall]: makeFlagPageOfTutor({ mayAnswer: false }),
      [answerCall]: undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Answer the flag by Ben Cole' }))
    await waitFor(() => expect(address()).toContain(`flag=${opened.id}`))
    const drawer = within(await screen.findByRole('dialog', { name: 'Flag by Maya Clarke' }))
    await user.click(drawer.getByRole('radio', { name: /Explained/ }))
    await user.type(drawer.getByRole('textbox', { name: 'Answer to the student' }), 'It is so.')
    await user.click(drawer.getByRole('button', { name: 'Send the answer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(answerCall)[0]?.body).toMatchObject({ text: 'It is so.' })
  })

  it('stay as they are with words, all of their flags or some', async () => {
    const { user, network } = open('', { [settleCall]: undefined })
    await user.click(await screen.findByRole('button', { name: /^No change needed/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'No change needed' }))
    await user.click(dialog.getByRole('button', { name: 'Say so' }))
    expect((await dialog.findAllByText('Say what came of it')).length).toBeGreaterThan(0)
    await expectNoAxeViolations()
    await user.type(dialog.getByRole('textbox', { name: 'What they read' }), 'It is b.')
    await user.click(dialog.getByRole('checkbox', { name: /Ben Cole/ }))
    await user.click(dialog.getByRole('button', { name: 'Say so' }))
    expect(await screen.findByText(/1 flag is settled/)).toBeVisible()
    expect(network.requestsOf(settleCall)[0]?.body).toEqual({
      ...{ flagIds: [waiting.id], settledAs: 'unchanged', text: 'It is b.' },
    })
  })
})

describe('after a question was saved', () => {
  const offer = (answer: FakeCalls[typeof listCall]) => {
    const onClose = vi.fn()
    const rendered = renderScreen(<SettleOffer questionId={42} onClose={onClose} />, {
      role: 'Admin',
      calls: { [listCall]: answer, [settleCall]: undefined },
    })
    return { ...rendered, onClose }
  }

  it('its flags are settled, where that is wanted', async () => {
    const { user, network, onClose } = offer({ questions: [question], totalCount: 1 })
    const dialog = within(await screen.findByRole('dialog', { name: 'This settles 2 flags' }))
    await user.click(dialog.getByRole('button', { name: 'Settle 2 flags' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(network.requestsOf(listCall)[0]?.query).toMatchObject({ search: '42' })
    expect(network.requestsOf(settleCall)[0]?.body).toMatchObject({
      ...{ flagIds: [waiting.id, opened.id], settledAs: 'changed' },
    })
  })

  it.each([
    ['none waits', { questions: [makeFlaggedQuestion({ flags: [settled] })], totalCount: 1 }],
    ['there are none', { questions: [], totalCount: 0 }],
  ])('nothing is asked where %s', async (_, answer) => {
    const { onClose } = offer(answer)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a flag by itself leads to all of its question', async () => {
  renderScreen(<FlagScreen />, {
    role: 'Admin',
    path: `/flagged-question-view/${testUid(1)}`,
    route: '/flagged-question-view/:id',
    calls: { [flagCall]: makeFlagPageOfTutor({ mayAnswer: false }) },
  })
  expect(await screen.findByRole('link', { name: 'All flags of this question' })).toHaveAttribute(
    'href',
    '/question-bank/question-admin/flagged-questions?search=42',
  )
})
