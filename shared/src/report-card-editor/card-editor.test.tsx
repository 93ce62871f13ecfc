// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, screen, waitFor, within } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  begun,
  cardId,
  cardPage,
  comment,
  commentBox,
  content,
  draftCall,
  formCall,
  key,
  onClose,
  renderCard,
  rest,
  state,
  submit,
  submitCall,
  type,
} from './editor.testing.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const grade = (skill: string) => within(screen.getByRole('radiogroup', { name: skill }))

describe('a card that is written', () => {
  it('is kept 2 s after the last change, on top of the version before', async () => {
    const { network, user } = renderCard()
    await commentBox()
    await state('Nothing written yet')
    await user.click(grade('Method').getByRole('radio', { name: '3 Secure' }))
    await rest(1_900)
    await type('So far')
    await rest(1_900)
    expect(network.requestsOf(draftCall)).toEqual([])
    await rest(200)
    await waitFor(() => expect(network.requestsOf(draftCall)).toHaveLength(1))
    expect(network.requestsOf(draftCall)[0]?.body).toEqual({
      ...{ ...key, version: 0, grades: [{ skillId: 2, grade: 3 }] },
      ...{ predictedGrade: null, comment: 'So far' },
    })
    await state('Saved')
    await user.selectOptions(screen.getByLabelText('Predicted grade, ESAT'), '7.0')
    await rest(2_100)
    await waitFor(() => expect(network.requestsOf(draftCall)).toHaveLength(2))
    expect(network.requestsOf(draftCall)[1]?.body).toMatchObject({ version: 1, predictedGrade: 7 })
  })

  it('goes on from the draft, with the term beside it, and is accessible', async () => {
    renderCard({
      calls: {
        [formCall]: {
          ...begun,
          lastCard: {
            termName: 'Autumn 2026',
            card: {
              ...{ id: cardId, tutorId: cardId, tutorName: 'Tom Hale', subject: 'Mathematics' },
              grades: [{ skillId: 1, skill: 'Understanding', grade: 3 }],
              ...{ predictedGrade: 5.5, test: 'ESAT', comment: 'A slow beginning.' },
              submittedAt: '2026-12-10T10:00:00Z',
            },
          },
        },
      },
    })
    expect(await commentBox()).toHaveValue(comment)
    expect(grade('Understanding').getByRole('radio', { name: '4 Strong' })).toBeChecked()
    expect(screen.getByLabelText('Predicted grade, ESAT')).toHaveValue('6.5')
    const beside = screen.getByRole('complementary', { name: 'The term' })
    expect(beside).toHaveTextContent('9.5 of 12 planned')
    expect(beside).toHaveTextContent('50% of 40 answers')
    expect(beside).toHaveTextContent('From five ratings on')
    expect(beside).toHaveTextContent('Understanding 3')
    expect(beside).toHaveTextContent('A slow beginning.')
    await expectNoAxeViolations()
  })

  it('stays in this tab where it cannot be kept, and is tried again', async () => {
    const away = new ApiError({ status: 0, message: 'The connection was lost.' })
    const { network, user } = renderCard({ calls: { [draftCall]: away } })
    await type('So far')
    await rest(2_100)
    await state(/On this device only/)
    expect(sessionStorage).toHaveLength(1)
    network.answer({ [draftCall]: { version: 1 } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await state('Saved')
    expect(sessionStorage).toHaveLength(0)
  })

  it('shows both where another window has kept another, and keeps what is chosen', async () => {
    const theirs = { ...content, comment: 'Quite another comment.' }
    const stale = new ApiError({
      status: 409,
      message: 'Changed.',
      data: {
        ...{ by: 'You in another window', at: new Date().toISOString(), version: 5 },
        ...{ values: theirs, changed: ['comment'] },
      },
    })
    const { network, user } = renderCard({ calls: { [formCall]: begun, [draftCall]: stale } })
    await type('My own comment.')
    await rest(2_100)
    const choice = within(await screen.findByRole('radiogroup', { name: 'Comment' }))
    expect(submit()).toBeDisabled()
    network.answer({ [draftCall]: { version: 6 } })
    await user.click(choice.getByRole('radio', { name: /^Quite another/ }))
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(network.requestsOf(draftCall)).toHaveLength(2))
    expect(network.requestsOf(draftCall)[1]?.body).toMatchObject({
      ...{ version: 5, comment: theirs.comment },
    })
    await waitFor(() => expect(submit()).toBeEnabled())
  })
})

describe('submitting', () => {
  it('says at its fields what is missing, and does not go before', async () => {
    const { network, user } = renderCard()
    await commentBox()
    await user.click(submit())
    expect(await screen.findByText('Grade Understanding')).toBeVisible()
    expect(screen.getByText('Grade Method')).toBeVisible()
    expect(grade('Understanding').getByRole('radio', { name: '1 Needs support' })).toHaveFocus()
    expect(screen.getByText('Choose a predicted grade')).toBeVisible()
    expect(screen.getByText(/at least 100 characters: 100 more/)).toBeVisible()
    await user.click(grade('Method').getByRole('radio', { name: '3 Secure' }))
    await waitFor(() => expect(screen.queryByText('Grade Method')).toBeNull())
    expect(network.requestsOf(submitCall)).toEqual([])
    await expectNoAxeViolations()
  })

  it('goes on top of what is kept, and closes the drawer', async () => {
    const { network, user } = renderCard({
      calls: { [formCall]: begun, [submitCall]: { cardId, version: 4 } },
    })
    await commentBox()
    await user.click(submit())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(network.requestsOf(submitCall)[0]?.body).toEqual({ ...key, version: 3, ...content })
    expect(await screen.findByText('The report card of Maya Clarke is submitted.')).toBeVisible()
  })

  it('asks about the name of another student before, and never refuses it', async () => {
    const { network, user } = renderCard({
      calls: { [formCall]: begun, [submitCall]: { cardId, version: 5 } },
    })
    await type(`${comment} As Theo’s did.`)
    await user.click(submit())
    const question = await screen.findByRole('alertdialog', { name: 'Is Theo meant?' })
    expect(network.requestsOf(submitCall)).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Back to the text' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Submit it' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('says why the server refuses it, and leaves what was typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = renderCard({
      calls: {
        [formCall]: begun,
        [submitCall]: new ApiError({ status: 422, message: 'This card has been submitted.' }),
      },
    })
    await commentBox()
    await user.click(submit())
    expect(await screen.findByText('This card has been submitted.')).toBeVisible()
    expect(await commentBox()).toHaveValue(comment)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks for no grade where the test gives none', async () => {
    const bare = { ...content, predictedGrade: null }
    const { user, network } = renderCard({
      calls: {
        [formCall]: { ...begun, scale: null, content: bare },
        [submitCall]: { cardId, version: 4 },
      },
    })
    await commentBox()
    expect(screen.queryByLabelText(/Predicted grade/)).toBeNull()
    await user.click(submit())
    await waitFor(() => expect(network.requestsOf(submitCall)).toHaveLength(1))
  })

  it('is of a card that is open again too, which says why', async () => {
    const reopened = { reason: 'Speed is a slip.', by: 'Sena Ray' }
    renderCard({ calls: { [formCall]: { ...begun, state: 'reopened', reopened } } })
    expect(await screen.findByText('Open again by Sena Ray')).toBeVisible()
    expect(screen.getByText(/Speed is a slip/)).toBeVisible()
    expect(submit()).toBeEnabled()
  })
})

it('leaves a first card without a form before it is loaded, and says what is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderCard({ calls: { [formCall]: new ApiError({ status: 404, message: 'Not found.' }) } })
  expect(await screen.findByText('This report card is not there')).toBeVisible()
  renderCard({}, 'nothing')
  expect((await screen.findAllByText('This report card is not there')).length).toBe(2)
  expect(cardPage().state).toBe('due')
})
