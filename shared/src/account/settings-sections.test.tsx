import { ApiError } from '@portal/shared/api'
import { useSession } from '@portal/shared/session'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  savedFiles,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import {
  accountCalls,
  deletionCall,
  makeDevice,
  makeMe,
  otherDevice,
  sessionsCall,
} from './account.testing.ts'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { QuietSection } from './quiet-section.tsx'

const setPreference = 'POST /User/Account/SetPreference'
const endSession = 'POST /Authentication/Session/EndSession'
const failure = new ApiError({ status: 500, message: 'The server is away.' })

describe('the preferences', () => {
  const renderPreferences = (more: FakeCalls) =>
    renderScreen(<PreferencesSection me={makeMe()} />, { calls: accountCalls('Student', more) })
  const row = (name: string) => screen.findByRole('group', { name })

  it('show a change at once and tell in its row that it is saved', async () => {
    let answer: () => void = () => undefined
    const { user, network } = renderPreferences({
      [setPreference]: () =>
        new Promise<undefined>((resolve) => {
          answer = () => resolve(undefined)
        }),
    })
    const alerts = within(await row('Alerts'))
    await user.click(alerts.getByRole('radio', { name: 'At once' }))
    expect(alerts.getByRole('radio', { name: 'At once' })).toBeChecked()
    await waitFor(() => expect(alerts.getByText('Saving')).toBeVisible())
    answer()
    await waitFor(() => expect(alerts.getByText('Saved')).toBeVisible())
    expect(within(await row('Tuition')).queryByText('Saved')).toBeNull()
    expect(network.requestsOf(setPreference).map(({ body }) => body)).toEqual([
      { kind: 'alerts', inPortal: true, email: 'at once' },
    ])
    await expectNoAxeViolations()
  })

  it('put a change back that failed, and say so', async () => {
    const { user } = renderPreferences({ [setPreference]: failure })
    const tuition = within(await row('Tuition'))
    await user.click(tuition.getByRole('switch', { name: 'In the portal' }))
    expect(await tuition.findByText('Not saved. The server is away.')).toBeVisible()
    expect(tuition.getByRole('switch', { name: 'In the portal' })).toBeChecked()
  })

  it('send quick changes of one kind one after another, so that the last one stands', async () => {
    const answers: (() => void)[] = []
    const { user, network } = renderPreferences({
      [setPreference]: () =>
        new Promise<undefined>((resolve) => {
          answers.push(() => resolve(undefined))
        }),
    })
    const alerts = within(await row('Alerts'))
    await user.click(alerts.getByRole('switch', { name: 'In the portal' }))
    await user.click(alerts.getByRole('radio', { name: 'None' }))
    expect(network.requestsOf(setPreference)).toHaveLength(1)
    answers[0]?.()
    await waitFor(() => expect(network.requestsOf(setPreference)).toHaveLength(2))
    expect(network.requestsOf(setPreference)[1]?.body).toEqual({
      kind: 'alerts',
      inPortal: false,
      email: 'none',
    })
    answers[1]?.()
    expect(await alerts.findByText('Saved')).toBeVisible()
  })
})

describe('a kind that is a mail alone', () => {
  it('is switched on and off, without a choice of ways', async () => {
    const preferences = [{ kind: 'weekly' as const, inPortal: false, email: 'at once' as const }]
    const { user, network } = renderScreen(<PreferencesSection me={makeMe({ role: 'Parent' })} />, {
      role: 'Parent',
      calls: accountCalls('Parent', {
        'GET /User/Account/GetPreferences': { preferences },
        [setPreference]: undefined,
      }),
    })
    const weekly = within(await screen.findByRole('group', { name: 'Weekly summary' }))
    expect(weekly.queryByRole('radio')).toBeNull()
    await user.click(weekly.getByRole('switch', { name: 'By email' }))
    expect(await weekly.findByText('Saved')).toBeVisible()
    expect(network.requestsOf(setPreference).map(({ body }) => body)).toEqual([
      { kind: 'weekly', inPortal: false, email: 'none' },
    ])
    await expectNoAxeViolations()
  })
})

describe('the quiet hours', () => {
  const setHours = 'POST /User/Account/SetQuietHours'
  const renderHours = (more: FakeCalls = {}) =>
    renderScreen(<QuietSection />, { calls: accountCalls('Tutor', more) })

  it('are chosen by quarters, from those that hold', async () => {
    const { user, network } = renderHours({ [setHours]: undefined })
    const from = await screen.findByRole('combobox', { name: 'From' })
    expect(from).toHaveDisplayValue('21:00')
    await user.selectOptions(from, '22:15')
    await user.click(screen.getByRole('button', { name: 'Save quiet hours' }))
    await waitFor(() =>
      expect(network.requestsOf(setHours).map(({ body }) => body)).toEqual([
        { isOn: true, from: '22:15', to: '07:00' },
      ]),
    )
    await expectNoAxeViolations()
  })

  it('must end at another time than they begin, and can be none', async () => {
    const message = 'Quiet hours must end at another time than they begin'
    const { user, network } = renderHours({
      [setHours]: new ApiError({
        ...{ status: 422, message, errors: [{ path: 'body.to', message }] },
      }),
    })
    const to = await screen.findByRole('combobox', { name: 'To' })
    await user.selectOptions(to, '21:00')
    await user.click(screen.getByRole('button', { name: 'Save quiet hours' }))
    await waitFor(() => expect(to).toHaveAccessibleDescription(/another time/))
    network.answer({ [setHours]: undefined })
    await user.selectOptions(to, '06:45')
    await user.click(screen.getByRole('switch', { name: 'Mails wait in quiet hours' }))
    expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save quiet hours' }))
    await waitFor(() =>
      expect(network.requestsOf(setHours).at(-1)?.body).toEqual({
        ...{ isOn: false, from: '21:00', to: '06:45' },
      }),
    )
  })
})

describe('the devices', () => {
  const renderDevices = (more: FakeCalls = {}) =>
    renderScreen(<DevicesSection />, { calls: accountCalls('Student', more) })

  it('mark this one, and sign another out once that is confirmed', async () => {
    const { user, network } = renderDevices({ [endSession]: undefined })
    const lines = await screen.findAllByRole('listitem')
    expect(lines[0]).toHaveTextContent('Chrome on LinuxThis device')
    expect(lines[1]).not.toHaveTextContent('This device')
    await user.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(network.requestsOf(endSession)).toHaveLength(0)
    network.answer({ [sessionsCall]: { sessions: [] } })
    await user.click(question.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
    expect(network.requestsOf(endSession)[0]?.body).toEqual({ sessionId: otherDevice.id })
  })

  it('list the ones last used, and all when they are asked for', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      makeDevice({ id: testUid(20 + index), isCurrent: index === 7 }),
    )
    const { user } = renderDevices({ [sessionsCall]: { sessions: many } })
    const lines = await screen.findAllByRole('listitem')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toHaveTextContent('This device')
    await user.click(screen.getByRole('button', { name: 'Show all 9 devices' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(9)
  })

  it('keep the question open with the reason when it fails', async () => {
    const { user } = renderDevices({ [endSession]: failure })
    await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Windows' }))
    const question = within(screen.getByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Sign out' }))
    expect(await question.findByText('The server is away.')).toBeVisible()
    expect(screen.getByText('Firefox on Windows', { selector: 'strong' })).toBeVisible()
  })

  it('sign this one out at once', async () => {
    const { user } = renderDevices()
    await user.click(await screen.findByRole('button', { name: 'Sign out this device' }))
    expect(useSession.getState().status).toBe('signed-out')
  })
})

describe('the data', () => {
  it('says why they could not be had, and tries again', async () => {
    const { user } = renderScreen(<DataSection />, {
      calls: { 'GET /User/Account/DownloadMyData': new ApiError({ status: 403, message: 'No.' }) },
    })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No.')
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled()
  })

  it('come as a file with the day in its name', async () => {
    const saved = savedFiles()
    const { user } = renderScreen(<DataSection />, {
      calls: { 'GET /User/Account/DownloadMyData': new Blob(['{"name":"Ada"}']) },
    })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText(/^Downloaded/)).toBeVisible()
    expect(saved).toEqual([expect.stringMatching(/^my-portal-data-\d{4}-\d\d-\d\d\.json$/)])
  })
})

describe('the request to delete the account', () => {
  const requestDeletion = 'POST /User/Account/RequestDeletion'
  const withdraw = 'POST /User/Account/WithdrawDeletion'
  const open = { id: testUid(5), requestedAt: '2027-03-03T10:00:00Z' }
  const renderDeletion = (more: FakeCalls = {}) =>
    renderScreen(<DeletionSection me={makeMe()} />, { calls: accountCalls('Student', more) })

  it('is sent after a word on what happens, and can be withdrawn', async () => {
    const { user, network } = renderDeletion({ [requestDeletion]: open, [withdraw]: undefined })
    await user.click(await screen.findByRole('button', { name: 'Ask to delete my account' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(/your picture are removed.*That cannot be undone/)).toBeVisible()
    expect(network.requestsOf(requestDeletion)).toHaveLength(0)
    await user.click(question.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText(/You have asked for your account/)).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByRole('button', { name: 'Ask to delete my account' })).toBeVisible()
  })

  it('stays open, with the reason, when it cannot be withdrawn', async () => {
    const { user } = renderDeletion({ [deletionCall]: open, [withdraw]: failure })
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('The server is away.')).toBeVisible()
    expect(screen.getByText(/You have asked for your account/)).toBeVisible()
  })
})
