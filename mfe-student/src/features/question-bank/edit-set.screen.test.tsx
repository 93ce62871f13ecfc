import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, describe, expect, it } from 'vitest'
import EditSetScreen from './edit-set.screen.tsx'
import { bankCalls, setId } from './question-bank.testing.ts'
import { makeEditable } from './study.testing.ts'

const revise = '/resources/question-bank/revise'
const path = `${revise}/edit-revise/${setId}`
const get = 'GET /Revise/api/Revise/GetEditableSet'
const edit = 'POST /Revise/api/Revise/EditSet'
const made = { id: setId, subjectSlug: 'mechanics' }

const renderEdit = (calls: FakeCalls = {}, claims = {}) =>
  renderScreen(<EditSetScreen />, {
    path,
    route: `${revise}/edit-revise/:id`,
    claims,
    calls: bankCalls(calls),
  })

const name = () => screen.findByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'Save' })

afterEach(() => sessionStorage.clear())

describe('changing an unfinished set', () => {
  it('shows it as it stands', async () => {
    renderEdit()
    expect(await name()).toHaveValue('Physics · Mechanics')
    expect(screen.getByText('Physics · Mechanics: 1 of 4 questions answered')).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: 'Number of questions' })).toHaveValue(4)
    expect(screen.queryByRole('checkbox', { name: '1. A stone falls' })).toBeNull()
    expect(screen.getByRole('checkbox', { name: '2. Two trolleys meet' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: '4. A question on Forces' })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^No clock/ })).toBeChecked()
    expect(screen.getByText('Nothing to save')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('renames, leaves out, resizes, and times; then it is as the server has it', async () => {
    const { user, network } = renderEdit({ [edit]: made })
    const field = await name()
    await user.clear(field)
    await user.type(field, 'Before Friday')
    await user.click(screen.getByRole('checkbox', { name: '3. A lift starts' }))
    const size = screen.getByRole('spinbutton', { name: 'Number of questions' })
    expect(size).toHaveValue(3)
    await user.clear(size)
    await user.type(size, '5')
    expect(screen.getByText(/1 question left out, 2 new questions added at the end/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^At the end/ }))
    await user.click(screen.getByRole('radio', { name: /^For the whole set/ }))
    expect(screen.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue(7)
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    network.answer({ [get]: makeEditable({ title: 'Before Friday', size: 5 }) })
    await user.click(save())
    expect(await screen.findByText('The set is changed.')).toBeInTheDocument()
    expect(network.requestsOf(edit)[0]?.body).toEqual({
      setId,
      title: 'Before Friday',
      feedback: 'end',
      size: 5,
      removedIds: [33],
      timing: 'set',
      minutes: 7,
      secondsPerQuestion: null,
    })
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible())
    expect(await name()).toHaveValue('Before Friday')
  })

  it('keeps the clock that runs unless minutes are given', async () => {
    const { user, network } = renderEdit({
      [get]: makeEditable({ timing: 'set', deadlineAt: '2027-03-01T10:22:10.000Z' }),
      [edit]: made,
    })
    expect(await screen.findByText(/the 23 min that are left stay/)).toBeVisible()
    await user.type(await name(), '!')
    await user.click(save())
    await waitFor(() => expect(network.requestsOf(edit)).toHaveLength(1))
    expect(network.requestsOf(edit)[0]?.body).toMatchObject({ timing: 'set', minutes: null })
  })

  it('leads to the first field that must be mended', async () => {
    const { user, network } = renderEdit()
    await user.clear(await name())
    await user.click(save())
    expect(await name()).toHaveFocus()
    expect(await name()).toHaveAccessibleDescription(expect.stringContaining('Give the set a name'))
    expect(network.requestsOf(edit)).toEqual([])
  })

  it("shows the server's refusals at their fields", async () => {
    const { user } = renderEdit({
      [edit]: new ApiError({
        status: 422,
        message: 'No.',
        errors: [
          { path: 'body.size', message: 'Only 2 more questions fit.' },
          { path: 'body.removedIds.0', message: 'Question 3 is answered already and stays.' },
        ],
      }),
    })
    await user.type(await name(), '!')
    await user.click(save())
    await waitFor(() =>
      expect(
        screen.getByRole('spinbutton', { name: 'Number of questions' }),
      ).toHaveAccessibleDescription(expect.stringContaining('Only 2 more questions fit.')),
    )
    expect(screen.getByText('Question 3 is answered already and stays.')).toBeVisible()
    expect(screen.queryByText('The set could not be changed')).toBeNull()
  })

  it('says when it could not be changed, and keeps what was typed', async () => {
    const { user } = renderEdit({
      [edit]: new ApiError({ status: 409, message: 'This set is finished.' }),
    })
    await user.type(await name(), '!')
    await user.click(save())
    expect(await screen.findByText('This set is finished.')).toBeVisible()
    expect(await name()).toHaveValue('Physics · Mechanics!')
  })

  it('asks before unsaved changes are left, and not once they are undone', async () => {
    const { user, address } = renderEdit()
    await user.type(await name(), '!')
    await user.click(screen.getByRole('link', { name: 'Continue the set' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(address()).toBe(path)
    await user.click(screen.getByRole('button', { name: 'Undo changes' }))
    expect(await name()).toHaveValue('Physics · Mechanics')
    await user.click(screen.getByRole('link', { name: 'Continue the set' }))
    expect(address()).toBe(`${revise}/mechanics/${setId}`)
  })

  it('keeps what was typed when the page is gone', async () => {
    const first = renderEdit()
    await first.user.type(await name(), '!')
    first.unmount()
    renderEdit()
    expect(await name()).toHaveValue('Physics · Mechanics!')
    expect(screen.getByText('Unsaved changes from before')).toBeVisible()
  })

  it('keeps drawn questions and feedback of an adaptive set', async () => {
    renderEdit({ [get]: makeEditable({ order: 'adaptive', size: 20 }) })
    await name()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText(/questions drawn so far/)).toBeVisible()
    expect(screen.getByRole('radio', { name: /^At the end/ })).toBeDisabled()
  })

  it('changes nothing while the portal is viewed as the student', async () => {
    const { user, network } = renderEdit({}, { isImpersonating: true })
    await user.type(await name(), '!')
    await user.click(save())
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(network.requestsOf(edit)).toEqual([])
  })
})

describe('a set that cannot be changed', () => {
  it('is finished: its solutions are a press away', async () => {
    renderEdit({ [get]: new ApiError({ status: 409, message: 'This set is finished.' }) })
    expect(await screen.findByText('This set is finished.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Solutions' })).toHaveAttribute(
      'href',
      `${revise}/solutions?set=${setId}`,
    )
    await expectNoAxeViolations()
  })

  it.each([404, 400])('is not there: %i', async (status) => {
    renderEdit({ [get]: new ApiError({ status, message: 'No.' }) })
    expect(await screen.findByText('This set is not there')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Revise' })).toHaveAttribute('href', revise)
  })

  it('could not be loaded: it tries again', async () => {
    const { user, network } = renderEdit({
      [get]: new ApiError({ status: 403, message: 'Away.' }),
    })
    expect(await screen.findByText('The set could not be loaded')).toBeVisible()
    network.answer(bankCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await name()).toBeVisible()
  })
})
