import { ApiError } from '@portal/shared/api'
import { queueCall } from '@portal/shared/submissions/having'
import {
  act,
  expectNoAxeViolations,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import {
  focusText,
  leavePageNow,
  makeComment,
  makeDeskMarking,
  makeDeskRead,
  makeReadMarking,
  openDesk,
  returnCall,
  saveCall,
  testItemId,
  wholeMarking,
} from './desk.testing.tsx'

const checkCall = 'POST /Marking/tutor/Marking/Check'
const marked = { state: 'marked' as const, markedAt: '2026-11-26T10:02:00Z' }

it('sums up what is missing and leads to each', async () => {
  const { user } = await openDesk(
    makeDeskRead({
      marking: makeDeskMarking({
        grades: [{ key: 'k1', points: 75 }],
        comments: [makeComment(1, 'a court', { isDraft: true })],
      }),
    }),
  )
  await focusText()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const list = await screen.findByRole('list', { name: 'What is missing' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a level for Style',
    'Write an overall comment of 30 characters or more',
    'Finish comment 1, or remove it',
  ])
  await user.click(within(list).getByRole('button', { name: 'Choose a level for Style' }))
  const style = screen.getByRole('radiogroup', { name: 'Style (50%)' })
  expect(within(style).getByRole('radio', { name: /^Fair/ })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Return' }))
  await user.click(await screen.findByRole('button', { name: /^Finish comment 1/ }))
  expect(screen.getByRole('textbox', { name: /^Comment 1/ })).toHaveFocus()
})

it('saves what was written last, returns it under its revision, and goes on to the most urgent', async () => {
  const next = testUid(701)
  const { user, network, onNext, onClose } = await openDesk(
    makeDeskRead({ marking: wholeMarking() }),
    { [returnCall]: marked },
  )
  await focusText()
  await user.keyboard('o')
  await user.keyboard(' And read it aloud.')
  network.answer({
    [queueCall]: {
      items: [testItemId, next].map((itemId) => ({
        ...{ itemId, kind: 'essay', studentId: testUid(1), studentName: 'Maya Clarke' },
        ...{ schoolName: null, title: 'Why law', number: 1, round: 1, state: 'pending' },
        ...{ isOverdue: false, words: 17, handedInAt: '2026-11-20T10:00:00Z' },
        ...{ dueAt: '2026-11-27T23:59:59Z', markedAt: null, marker: null, isStarted: true },
        ...{ mayClaim: false, mayOpen: true },
      })),
      totalCount: 2,
      counts: { mine: 2, pool: 0, overdue: 0, checking: 0, secondLooks: 0 },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return: Why law' })
  expect(dialog).toHaveTextContent('In all63%')
  await user.click(within(dialog).getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(onNext).toHaveBeenCalledWith(next))
  expect(onClose).not.toHaveBeenCalled()
  expect(network.requestsOf(saveCall).at(-1)?.body).toMatchObject({
    baseRevision: 3,
    overall: 'A clear start; say more of why you read law. And read it aloud.',
  })
  expect(network.requestsOf(returnCall)[0]?.body).toEqual({ itemId: testItemId, baseRevision: 4 })
})

it('says what the server has against it, and keeps the desk', async () => {
  const { user, onClose } = await openDesk(makeDeskRead({ marking: wholeMarking() }), {
    [returnCall]: new ApiError({ status: 409, message: 'The student has taken this back.' }),
  })
  await focusText()
  await user.click(screen.getByRole('button', { name: 'Return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return: Why law' })
  await user.click(within(dialog).getByRole('button', { name: 'Return' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The student has taken this back.',
  )
  expect(onClose).not.toHaveBeenCalled()
})

it('grades by radio buttons alone, which no wheel turns, with a note on each criterion', async () => {
  const { user, network } = await openDesk(makeDeskRead())
  await focusText()
  await user.click(screen.getByRole('tab', { name: 'Grades' }))
  const argument = screen.getByRole('radiogroup', { name: 'Argument (50%)' })
  await user.click(within(argument).getByRole('radio', { name: /^Good/ }))
  await user.type(screen.getByRole('textbox', { name: /^Note on Argument/ }), 'Say why.')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  act(() => void leavePageNow())
  await waitFor(() => expect(network.requestsOf(saveCall)).not.toHaveLength(0))
  expect(network.requestsOf(saveCall).at(-1)?.body).toMatchObject({
    grades: [{ key: 'k1', points: 75, note: 'Say why.' }],
  })
})

it('sends back with a reason, without a grade', async () => {
  const sendBackCall = 'POST /Marking/tutor/Marking/SendBack'
  const { user, network, onClose } = await openDesk(makeDeskRead(), { [sendBackCall]: undefined })
  await focusText()
  await user.click(screen.getByRole('button', { name: /^More/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Send back' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send back' })
  await user.type(within(dialog).getByRole('textbox'), 'Wrong file.')
  await user.click(within(dialog).getByRole('button', { name: 'Send back' }))
  expect(await within(dialog).findByText(/Say why in 20 characters or more/)).toBeVisible()
  await user.type(within(dialog).getByRole('textbox'), ' This is your CV.')
  await user.click(within(dialog).getByRole('button', { name: 'Send back' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(network.requestsOf(sendBackCall)[0]?.body).toEqual({
    itemId: testItemId,
    reason: 'Wrong file. This is your CV.',
  })
})

it('starts a second look from the first marking, shows old and new, and says what came of it', async () => {
  const first = makeReadMarking({ comments: [makeComment(1, 'a court')] })
  const { user, network } = await openDesk(
    makeDeskRead({
      item: { round: 2, reason: 'My argument was not read to its end.' },
      first,
    }),
    { [returnCall]: marked },
    { role: 'Senior Tutor' },
  )
  await focusText()
  expect(screen.getByText('My argument was not read to its end.')).toBeVisible()
  expect(screen.getByText('On a court')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Return' }))
  expect(await screen.findByRole('radio', { name: 'Marking confirmed' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('tab', { name: 'Grades' }))
  const argument = screen.getByRole('radiogroup', { name: 'Argument (50%)' })
  await user.click(within(argument).getByRole('radio', { name: /^Excellent/ }))
  expect(screen.getByText('First marking: Good → Excellent')).toBeVisible()
  expect(screen.getByText('63% → 75% in all')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'First marking' }))
  expect(await screen.findByText('By Tom Harper', { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return: Why law' })
  expect(within(dialog).getByRole('radio', { name: 'Marking changed' })).toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(network.requestsOf(returnCall)).toHaveLength(1))
  expect(network.requestsOf(returnCall)[0]?.body).toMatchObject({ outcome: 'changed' })
})

const toCheck = makeDeskRead({
  item: { state: 'checking', mayMark: false, mayCheck: true },
  first: makeReadMarking({ state: 'finished', returnedAt: null }),
})

it('releases what waits for a check', async () => {
  const { user, network, onClose } = await openDesk(
    toCheck,
    { [checkCall]: { state: 'marked' } },
    { role: 'Senior Tutor' },
  )
  await user.click(await screen.findByRole('button', { name: 'Release' }))
  const question = await screen.findByRole('alertdialog', { name: 'Release to Maya Clarke?' })
  await user.click(within(question).getByRole('button', { name: 'Release' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(network.requestsOf(checkCall)[0]?.body).toEqual({
    itemId: testItemId,
    decision: 'release',
  })
})

it('or gives it back with a note, the first marking beside', async () => {
  const { user, network, onClose } = await openDesk(
    toCheck,
    { [checkCall]: { state: 'pending' } },
    { role: 'Senior Tutor' },
  )
  await user.click(await screen.findByRole('tab', { name: 'First marking' }))
  expect(await screen.findByText('By Tom Harper', { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Give back' }))
  const back = await screen.findByRole('dialog', { name: 'Give back' })
  await user.type(within(back).getByRole('textbox'), 'Say what the next version needs.')
  await user.click(within(back).getByRole('button', { name: 'Give back' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(network.requestsOf(checkCall)[0]?.body).toEqual({
    ...{ itemId: testItemId, decision: 'back', note: 'Say what the next version needs.' },
  })
})

it('marks the essay of a question by what is met, for good', async () => {
  const { user, network } = await openDesk(
    makeDeskRead({
      item: { kind: 'question', number: null },
      version: null,
      question: {
        ...{ text: '<p>Should judges be elected?</p>', data: '<p>Table 1</p>' },
        ...{ essay: 'No, since they would fear voters.', modelAnswer: '<p>A model.</p>' },
        criteria: [
          {
            ...{ key: 'c1', title: '<p>Takes a side</p>', description: '', weight: 100 },
            levels: [
              { points: 0, label: 'Not met', description: '' },
              { points: 100, label: 'Met', description: '' },
            ],
          },
        ],
      },
    }),
    { [returnCall]: marked },
  )
  await focusText()
  expect(screen.getByText('Should judges be elected?')).toBeVisible()
  expect(screen.getByText('Table 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^More/ }))
  expect(screen.queryByRole('menuitem', { name: 'Send back' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('tab', { name: 'Grades' }))
  expect(screen.getByText('Takes a side')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Met' }))
  await user.click(screen.getByRole('button', { name: 'Return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return: Why law' })
  expect(dialog).toHaveTextContent('This is final')
  await user.click(within(dialog).getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(network.requestsOf(returnCall)).toHaveLength(1))
  expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
    grades: [{ key: 'c1', points: 100 }],
    overall: '',
  })
})

it('has no findings of axe in any tab', async () => {
  const { user } = await openDesk(
    makeDeskRead({
      marking: wholeMarking({ comments: [makeComment(1, 'a court', { criterion: 'k1' })] }),
      events: [{ at: '2026-11-20T10:00:00Z', what: 'handed in', by: 'Maya Clarke', detail: null }],
    }),
  )
  await focusText()
  await user.keyboard(']e')
  await expectNoAxeViolations()
  for (const name of ['Grades', 'About']) {
    await user.click(screen.getByRole('tab', { name }))
    await expectNoAxeViolations()
  }
})
