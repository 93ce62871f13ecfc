import { ApiError } from '@portal/shared/api'
import { keyOf } from '@portal/shared/query'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import EsatModal from './esat-modal.tsx'

const save = 'POST /Subject/AdmissionTest/SetESATParts'
const getParts = 'GET /Subject/SectionNumber/GetESATParts'
const parts = ['Biology', 'Chemistry', 'Mathematics 2', 'Physics'].map((sectionNo, index) => ({
  id: index + 1,
  sectionNo,
  isChosen: false,
}))

function renderModal(calls: FakeCalls = {}) {
  const onDone = vi.fn()
  const rendered = renderScreen(<EsatModal onDone={onDone} />, {
    calls: { [getParts]: parts, [save]: undefined, ...calls },
  })
  const pick = async (name: string) => {
    await rendered.user.click(screen.getByRole('button', { name: 'Select 2 ESAT parts:' }))
    await rendered.user.click(screen.getByRole('option', { name }))
  }
  return { ...rendered, onDone, pick }
}

const list = () => screen.getByRole('button', { name: 'Select 2 ESAT parts:' })
const bar = () => screen.getByRole('progressbar', { name: 'ESAT parts selected' })
const goOn = () => screen.getByRole('button', { name: 'Continue' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the ESAT picker', () => {
  it('says what it asks and why', async () => {
    renderModal()
    const dialog = screen.getByRole('dialog', {
      name: 'Which Parts of the ESAT are you taking? Required',
    })
    expect(dialog).toHaveTextContent('removes irrelevant content')
    expect(dialog).toHaveTextContent("access can be updated later in the 'Question Bank' section")
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await waitFor(() => expect(list()).toBeEnabled())
    await expectNoAxeViolations()
  })

  it('says that the parts are on their way, then asks for two', async () => {
    renderModal()
    expect(list()).toHaveTextContent('Loading ESAT parts...')
    await waitFor(() => expect(list()).toHaveTextContent('Select 2 ESAT parts...'))
  })

  it('goes from grey by yellow to green, with hints, and opens Continue at two', async () => {
    const { pick, user } = renderModal()
    await waitFor(() => expect(list()).toBeEnabled())
    expect(bar()).toHaveAttribute('data-tone', 'grey')
    expect(screen.getByText('0/2 selected')).toBeVisible()
    expect(screen.getByText('Please select 2 more part(s) to continue.')).toBeVisible()
    expect(goOn()).toBeDisabled()

    await pick('Physics')
    expect(bar()).toHaveAttribute('data-tone', 'yellow')
    expect(screen.getByText('1/2 selected')).toBeVisible()
    expect(screen.getByText('Please select 1 more part(s) to continue.')).toBeVisible()
    expect(goOn()).toBeDisabled()

    await user.click(screen.getByRole('option', { name: 'Biology' }))
    expect(bar()).toHaveAttribute('data-tone', 'green')
    expect(screen.getByText('2/2 selected')).toBeVisible()
    expect(
      screen.getByText('Your selections are complete. Click confirm to continue.'),
    ).toBeVisible()
    expect(goOn()).toBeEnabled()
    await user.click(list())
    expect(screen.getByRole('option', { name: 'Chemistry' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('saves the picks, has what depends on them fetched again, and is done', async () => {
    const { pick, user, network, onDone, client } = renderModal()
    const dashboard = keyOf('GET /Dashboard/Dashboard/GetDashboardDataV2')
    const bank = keyOf('GET /Revise/api/Revise/GetReviseDashBoardData')
    client.setQueryData(dashboard, {})
    client.setQueryData(bank, {})
    await waitFor(() => expect(list()).toBeEnabled())
    await pick('Physics')
    await user.click(screen.getByRole('option', { name: 'Biology' }))
    await user.click(goOn())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(network.requestsOf(save)[0]?.body).toEqual({ selectedParts: [4, 1] })
    expect(client.getQueryState(dashboard)?.isInvalidated).toBe(true)
    expect(client.getQueryState(bank)?.isInvalidated).toBe(true)
    expect(client.getQueryData(keyOf('GET /User/Student/ESATInfo'))).toBe(false)
  })

  it('cannot be sent twice while it is saving', async () => {
    const { pick, user, network, onDone } = renderModal({
      [save]: () => new Promise(() => undefined),
    })
    await waitFor(() => expect(list()).toBeEnabled())
    await pick('Physics')
    await user.click(screen.getByRole('option', { name: 'Biology' }))
    await user.click(goOn())
    expect(goOn()).toHaveAttribute('aria-disabled', 'true')
    await user.click(goOn())
    expect(network.requestsOf(save)).toHaveLength(1)
    expect(onDone).not.toHaveBeenCalled()
  })

  it('stays open with its picks when saving fails, and says so to the console alone', async () => {
    const { pick, user, onDone, network } = renderModal({
      [save]: new ApiError({ status: 500, message: 'Away.' }),
    })
    await waitFor(() => expect(list()).toBeEnabled())
    await pick('Physics')
    await user.click(screen.getByRole('option', { name: 'Biology' }))
    await user.click(goOn())
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(screen.getByText('2/2 selected')).toBeVisible()
    expect(screen.queryByText('Away.')).not.toBeInTheDocument()
    expect(onDone).not.toHaveBeenCalled()
    network.answer({ [save]: undefined })
    await waitFor(() => expect(goOn()).not.toHaveAttribute('aria-disabled'))
    await user.click(goOn())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('says when there are no parts, and when all are taken', async () => {
    const { user, network, client, pick } = renderModal({ [getParts]: [] })
    await waitFor(() => expect(list()).toBeEnabled())
    await user.click(list())
    expect(screen.getByText('No parts available')).toBeVisible()
    await user.click(list())
    network.answer({ [getParts]: parts.slice(0, 1) })
    await client.invalidateQueries()
    await pick('Biology')
    expect(screen.getByText('No more parts available')).toBeVisible()
  })

  it('gets the parts again after a failure, and lets the student sign out', async () => {
    const { user, network } = renderModal({
      [getParts]: new ApiError({ status: 403, message: 'Away.' }),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled()
    network.answer({ [getParts]: parts })
    await user.click(again)
    await waitFor(() => expect(again).not.toBeInTheDocument())
    await user.click(list())
    expect(screen.getAllByRole('option')).toHaveLength(4)
  })
})
