import { ApiError } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { leavePage } from '@portal/shared/router'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, makeMe, meCall } from './account.testing.ts'
import { AccountSections } from './account-sections.tsx'

function renderAccount(more: FakeCalls = {}, role: Role = 'Student', isImpersonating = false) {
  return renderScreen(
    <main>
      <h1>Account</h1>
      <AccountSections />
    </main>,
    { role, claims: { isImpersonating }, calls: accountCalls(role, more) },
  )
}

const region = (name: string) => screen.findByRole('region', { name })

beforeEach(() => sessionStorage.clear())
const updateMe = 'POST /User/Account/UpdateMe'

describe('the account', () => {
  it('shows a student all its matters', async () => {
    renderAccount()
    await region('Profile')
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Profile',
      'Picture',
      'Email',
      'Password',
      'Notifications',
      'Quiet hours',
      'Signed-in devices',
      'Your data',
      'Delete account',
    ])
    await screen.findByText('Chrome on Linux')
    await expectNoAxeViolations()
  })

  it.each([
    ['Parent', ['Picture'], ['Notifications', 'Delete account']],
    ['Tutor', ['Picture', 'Delete account'], ['Notifications']],
    ['Admin', ['Picture', 'Delete account', 'Notifications'], ['Password']],
  ] as const)('leaves out what does not concern a %s', async (role, missing, present) => {
    renderAccount({}, role)
    await region('Profile')
    for (const name of missing) expect(screen.queryByRole('region', { name })).toBeNull()
    for (const name of present) expect(screen.getByRole('region', { name })).toBeVisible()
  })

  it('can be seen but not changed in a parent’s view, and says so', async () => {
    const { network } = renderAccount({}, 'Student', true)
    expect(await screen.findByText(/You are viewing the portal as Ada Byron/)).toBeVisible()
    for (const name of ['Save profile', 'Change email']) {
      expect(screen.getByRole('button', { name })).toBeDisabled()
    }
    expect(screen.getByLabelText('First name')).toBeDisabled()
    expect(screen.getByLabelText('Choose a picture')).toBeDisabled()
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Profile',
      'Picture',
      'Email',
      'Notifications',
      'Quiet hours',
    ])
    expect(network.requests.map(({ key }) => key)).not.toContain(
      'GET /Authentication/Session/GetSessions',
    )
    await expectNoAxeViolations()
  })

  it('fails in words and tries again', async () => {
    const { user, network } = renderAccount({
      [meCall]: new ApiError({ status: 400, message: 'Not today.' }),
    })
    expect(await screen.findByText('Your account could not be loaded')).toBeVisible()
    network.answer({ [meCall]: makeMe() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await region('Profile')).toBeVisible()
  })
})

describe('the profile', () => {
  it('saves name and time zone, tells where saving stands, and has the frame ask again', async () => {
    let me = makeMe()
    const { user, network } = renderAccount({
      [meCall]: () => me,
      [updateMe]: ({ body }) => {
        me = { ...me, ...body }
        return undefined
      },
    })
    const profile = within(await region('Profile'))
    await user.clear(profile.getByLabelText('First name'))
    await user.type(profile.getByLabelText('First name'), '  Augusta ')
    expect(profile.getByRole('status')).toHaveTextContent('Unsaved changes')
    const zone = profile.getByRole('combobox', { name: 'Time zone' })
    expect(zone).toHaveValue('London, Europe')
    await user.click(zone)
    await user.type(zone, 'new york')
    expect(profile.getAllByRole('option')).toHaveLength(1)
    await expectNoAxeViolations()
    await user.keyboard('{Enter}')
    expect(zone).toHaveValue('New York, America')
    await user.click(profile.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(profile.getByRole('status')).toHaveTextContent('Saved'))
    expect(network.requestsOf(updateMe)[0]?.body).toEqual({
      firstName: 'Augusta',
      lastName: 'Byron',
      timeZone: 'America/New_York',
    })
    expect(profile.getByLabelText('First name')).toHaveValue('Augusta')
    expect(network.requestsOf(meCall).length).toBe(2)
  })

  it('keeps the zone that was there when the list is left', async () => {
    const { user } = renderAccount()
    const zone = within(await region('Profile')).getByRole('combobox', { name: 'Time zone' })
    await user.click(zone)
    await user.type(zone, 'atlantis')
    expect(screen.getByText(/No time zone is called this/)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(zone).toHaveValue('London, Europe')
    expect(zone).toHaveAttribute('aria-expanded', 'false')
  })

  it('puts faults at their fields: an empty name, and what the server refuses', async () => {
    const { user, network } = renderAccount({
      [updateMe]: new ApiError({
        status: 400,
        message: 'body.timeZone: Choose a time zone',
        errors: [{ path: 'body.timeZone', message: 'Choose a time zone' }],
      }),
    })
    const first = within(await region('Profile')).getByLabelText('First name')
    await user.clear(first)
    await user.keyboard('{Enter}')
    expect(first).toHaveAccessibleDescription(/Enter your first name/)
    expect(first).toHaveFocus()
    expect(network.requestsOf(updateMe)).toHaveLength(0)
    await user.type(first, 'Augusta{Enter}')
    const zone = screen.getByRole('combobox', { name: 'Time zone' })
    await waitFor(() => expect(zone).toHaveAccessibleDescription(/Choose a time zone/))
    expect(first).toHaveValue('Augusta')
  })

  it('keeps what was typed over a reload, until the person gives it up', async () => {
    const first = renderAccount()
    await first.user.type(within(await region('Profile')).getByLabelText('Last name'), 'e')
    first.unmount()
    const { user } = renderAccount()
    const last = within(await region('Profile')).getByLabelText('Last name')
    expect(last).toHaveValue('Byrone')
    leavePage(() => undefined)
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(sessionStorage).toHaveLength(0)
  })

  it('says why it was not saved when no field is at fault', async () => {
    const { user } = renderAccount({
      [updateMe]: new ApiError({ status: 403, message: 'You may not.' }),
    })
    await user.type(within(await region('Profile')).getByLabelText('Last name'), 'e{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not.')
    expect(screen.getByLabelText('Last name')).toHaveValue('Byrone')
  })
})
