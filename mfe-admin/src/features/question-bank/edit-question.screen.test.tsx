import { expectNoAxeViolations, fakeDate, screen, waitFor, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { edit, editedQuestion, refusal } from './edit-question.testing.tsx'
import { flagsCall } from './flags/flags.queries.ts'
import { makeFlaggedQuestion } from './flags/flags.testing.ts'
import { detailsCall, questionCall, updateCall } from './questions.queries.ts'
import { makeEditedQuestion } from './questions.testing.ts'

const question = editedQuestion
const settleCall = 'POST /question/admin/QuestionFlag/SettleFlags'

beforeEach(() => {
  fakeDate('2026-11-28T10:00:00Z')
  sessionStorage.clear()
})

const press = (name: string) => screen.getByRole('button', { name })
const answerOf = (letter: string) =>
  screen.findByRole('textbox', { name: `Text of answer ${letter}` })

describe('a question to edit', () => {
  it('shows its filings, its fields and what students will see', async () => {
    edit()
    expect(await screen.findByRole('heading', { name: 'Question 42', level: 1 })).toBeVisible()
    const filings = screen.getByRole('list', { name: 'Assignments' })
    for (const words of ['Revise', 'ESAT', 'Physics', 'Mechanics', 'Forces']) {
      expect(within(filings).getByText(words)).toBeVisible()
    }
    for (const name of ['Question Data', 'Question Text', 'Solution']) {
      expect(await screen.findByRole('textbox', { name })).toBeVisible()
    }
    expect(await answerOf('B')).toHaveTextContent('Weight')
    expect(screen.getByRole('radio', { name: 'B' })).toBeChecked()
    expect(await screen.findByText('As the server sets it')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Update Assignments' })).toBeNull()
    await expectNoAxeViolations()
  })

  it.each(['qu-0', 'qu-4x', 'qu-', 'qu-1.5'])('is not looked for at %s', async (id) => {
    const { network } = edit({}, id)
    expect(
      await screen.findByRole('heading', { name: 'The question could not be loaded' }),
    ).toBeVisible()
    expect(network.requestsOf(questionCall)).toEqual([])
  })

  it('is asked for once, and what the server says of a failure is shown', async () => {
    const { network } = edit({ [questionCall]: refusal(503, 'Not just now.') })
    expect(await screen.findByText('Not just now.')).toBeVisible()
    expect(network.requestsOf(questionCall)).toHaveLength(1)
  })

  it('is saved and leads back to where questions are picked', async () => {
    const { user, network, address } = edit()
    await user.click(await screen.findByRole('radio', { name: 'A' }))
    await user.type(screen.getByRole('textbox', { name: /^Note on the change/ }), 'Key was wrong')
    await user.click(press('Update'))
    expect(await screen.findByText('Question Updated Successfully')).toBeVisible()
    expect(address()).toBe('/question-bank/question-admin/edit-question')
    const { text, data, solution } = question
    expect(network.requestsOf(updateCall)[0]?.body).toEqual({
      ...{ id: 42, text, data, solution, questionType: 1, marking: null, version: 3 },
      note: 'Key was wrong',
      answers: question.answers.map(({ id, ...answer }) => ({
        ...answer,
        isCorrect: answer.letter === 'a',
      })),
    })
    expect(network.requestsOf(detailsCall)).toEqual([])
  })

  it('saves name and difficulty apart, and by Ctrl+S without leaving', async () => {
    const { user, network, address } = edit({ [detailsCall]: undefined })
    await user.click(await screen.findByRole('radio', { name: '5' }))
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Question Updated Successfully')).toBeVisible()
    expect(network.requestsOf(detailsCall)[0]?.body).toEqual({
      ...{ questionId: 42, key: 'forces-1', difficulty: 5 },
    })
    expect(address()).toContain('qu-42')
  })

  it.each([
    ['what the server says', refusal(422, 'This cannot be.'), 'This cannot be.'],
    ['other words where it says nothing', refusal(500), 'Something went wrong!'],
    ['the same where no answer came', refusal(0), 'Something went wrong!'],
  ])('says of a failed save %s', async (_, error, words) => {
    const { user, address } = edit({ [updateCall]: error })
    await user.click(await screen.findByRole('radio', { name: 'A' }))
    await user.click(press('Update'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(address()).toContain('qu-42')
    expect(screen.getByRole('radio', { name: 'A' })).toBeChecked()
  })

  it('says what a live question may not lack, and sends nothing', async () => {
    const lacking = makeEditedQuestion({
      answers: question.answers.map((answer) => ({ ...answer, isCorrect: false })),
    })
    const { user, network } = edit({ [questionCall]: lacking })
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    expect((await screen.findAllByText(/Choose the correct answer/))[0]).toBeVisible()
    expect(network.requestsOf(updateCall)).toEqual([])
  })
})

describe('answers', () => {
  it('close up when one is deleted, and the correct one stays correct', async () => {
    const { user } = edit({ [questionCall]: makeEditedQuestion() })
    await answerOf('B')
    const remove = async (letter: string) => {
      await user.click(press(`What to do with answer ${letter}`))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog', {
        name: 'Are you sure you want to delete this subject ?',
      })
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible()
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    }
    await remove('B')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Answer D' })).toBeNull())
    expect(screen.getByRole('radio', { name: 'B' })).toBeChecked()
    expect(await answerOf('B')).toHaveTextContent('Weight')
    await remove('B')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Answer C' })).toBeNull())
    expect(screen.queryByRole('radio', { checked: true, name: /^[A-Z]$/ })).toBeNull()
  })

  it('none can be added after z, and it is said why', async () => {
    const many = Array.from({ length: 26 }, (_, at) => ({
      ...{ id: at + 1, letter: String.fromCharCode(97 + at), text: `${at}`, why: '' },
      isCorrect: at === 0,
    }))
    edit({ [questionCall]: makeEditedQuestion({ answers: many }) })
    const add = await screen.findByRole('button', { name: 'Add Answer/Passage' })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription('There is no letter after Z.')
  })
})

describe('somebody else saved meanwhile', () => {
  const theirs = makeEditedQuestion({
    ...editedQuestion,
    version: 4,
    text: '<p>Which force is it?</p>',
  })
  const stale = refusal(409, 'Somebody else has saved this question meanwhile.', {
    ...{ by: 'Ada Byron', at: '2026-11-28T09:58:00.000Z', version: 4, values: {}, changed: [] },
  })

  const clash = async () => {
    const shown = edit()
    await shown.user.click(await screen.findByRole('radio', { name: 'A' }))
    shown.network.answer({ [updateCall]: stale, [questionCall]: theirs })
    await shown.user.click(press('Update'))
    await screen.findByText('Somebody else has saved this meanwhile')
    return shown
  }

  it('shows both, and saves mine as a new version', async () => {
    const { user, network } = await clash()
    expect(screen.getByText(/Ada Byron saved version 4/)).toBeVisible()
    const key = screen.getByRole('region', { name: 'Correct Answer' })
    expect(key).toHaveTextContent(/Yours\s*A.*Ada Byron’s\s*B/)
    network.answer({ [updateCall]: { version: 5, isNew: true } })
    await user.click(press('Save mine as a new version'))
    expect(await screen.findByText('Question Updated Successfully')).toBeVisible()
    const sent = network.requestsOf(updateCall)
    expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([3, 4])
  })

  it('takes theirs', async () => {
    const { user } = await clash()
    await user.click(press('Take theirs'))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'B' })).toBeChecked())
    expect(await screen.findByRole('textbox', { name: 'Question Text' })).toHaveTextContent(
      'Which force is it?',
    )
    expect(screen.queryByText('Somebody else has saved this meanwhile')).toBeNull()
  })

  it('a draft of an older version is not saved as if it were of the newest', async () => {
    const before = edit()
    await before.user.click(await screen.findByRole('radio', { name: 'A' }))
    before.unmount()
    const { user, network } = edit({ [questionCall]: theirs })
    expect(await screen.findByRole('radio', { name: 'A' })).toBeChecked()
    await user.click(press('Update'))
    await waitFor(() => expect(network.requestsOf(updateCall)).toHaveLength(1))
    expect(network.requestsOf(updateCall)[0]?.body).toMatchObject({ version: 3 })
  })
})

describe('images', () => {
  it('without words are asked for once before a save', async () => {
    const text = '<p>See <img data-file="018f0000-0000-7000-8000-000000000001" /></p>'
    const { user, network } = edit({
      [questionCall]: makeEditedQuestion({ ...editedQuestion, text }),
    })
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'An image has no description' }),
    )
    expect(dialog.getByRole('button', { name: 'Save with descriptions' })).toBeDisabled()
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'A stone')
    await user.click(dialog.getByRole('button', { name: 'Save with descriptions' }))
    await waitFor(() => expect(network.requestsOf(updateCall)).toHaveLength(1))
    expect(network.requestsOf(updateCall)[0]?.body).toMatchObject({
      text: '<p>See <img alt="A stone" data-file="018f0000-0000-7000-8000-000000000001" /></p>',
    })
  })
})

describe('after a save', () => {
  it('flags that wait are offered to be settled, and then the page is left', async () => {
    const { user, address, network } = edit({
      [questionCall]: makeEditedQuestion({ ...editedQuestion, openFlags: 1 }),
      [flagsCall]: { questions: [makeFlaggedQuestion()], totalCount: 1 },
      [settleCall]: undefined,
    })
    await user.click(await screen.findByRole('radio', { name: 'A' }))
    await user.click(press('Update'))
    const dialog = within(await screen.findByRole('dialog', { name: 'This settles 1 flag' }))
    expect(address()).toContain('qu-42')
    await user.click(dialog.getByRole('button', { name: 'Settle 1 flag' }))
    await waitFor(() => expect(address()).toBe('/question-bank/question-admin/edit-question'))
    expect(network.requestsOf(settleCall)[0]?.body).toMatchObject({ settledAs: 'changed' })
  })

  it.each([
    ['an answered question', { isAnswered: true }],
    ['a question that is in a set', { isGivenOut: true }],
  ])('of %s another key is put right first', async (_name, known) => {
    const { user, network } = edit({
      [questionCall]: makeEditedQuestion({ ...editedQuestion, ...known }),
    })
    await user.click(await screen.findByRole('radio', { name: 'A' }))
    await user.click(press('Update'))
    expect(await screen.findByRole('dialog', { name: 'Correct the key' })).toBeVisible()
    expect(network.requestsOf(updateCall)).toEqual([])
  })

  it('of a question that went into a set while it was edited, too', async () => {
    const { user, network } = edit()
    await user.click(await screen.findByRole('radio', { name: 'A' }))
    network.answer({
      [questionCall]: makeEditedQuestion({ ...editedQuestion, isGivenOut: true }),
    })
    await user.click(press('Update'))
    expect(await screen.findByRole('dialog', { name: 'Correct the key' })).toBeVisible()
    expect(network.requestsOf(updateCall)).toEqual([])
  })
})
