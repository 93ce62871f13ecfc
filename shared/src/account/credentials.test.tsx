import { ApiError } from '@portal/shared/api'
import { type FakeCalls, renderScreen, screen, waitFor, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, makeMe, sessionsCall } from './account.testing.ts'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'

const changeEmail = 'POST /User/Account/ChangeEmail'
const changePassword = 'POST /Authentication/Password/ChangePassword'

beforeEach(() => sessionStorage.clear())

describe('the email', () => {
  const renderEmail = (more: FakeCalls = {}) =>
    renderScreen(<EmailSection me={makeMe()} />, { calls: accountCalls('Student', more) })

  it('asks for the password and says that a link is on its way', async () => {
    const { user, network } = renderEmail({ [changeEmail]: undefined })
    await user.type(screen.getByLabelText('New email'), ' new@portal.test ')
    await user.click(screen.getByRole('button', { name: 'Change email' }))
    const password = screen.getByLabelText('Your password')
    expect(password).toHaveAccessibleDescription(/Enter your password/)
    expect(password).toHaveFocus()
    await user.type(password, 'Right-one-1{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We sent a link to new@portal.test. Your email changes once you open it',
    )
    expect(network.requestsOf(changeEmail)[0]?.body).toEqual({
      email: 'new@portal.test',
      password: 'Right-one-1',
    })
    expect(password).toHaveValue('')
  })

  it('says at the field what the server has against it, and keeps what was typed', async () => {
    const taken = 'This is no address that mail can go to'
    const { user } = renderEmail({
      [changeEmail]: new ApiError({
        status: 422,
        message: taken,
        errors: [{ path: 'body.email', message: taken }],
      }),
    })
    const email = screen.getByLabelText('New email')
    await user.type(email, 'taken@portal.test')
    await user.type(screen.getByLabelText('Your password'), 'Right-one-1{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/no address that mail can go to/))
    expect(email).toHaveValue('taken@portal.test')
    expect(email).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['nothing', 'Enter an email address'],
    ['ADA@portal.test', 'This is your email already'],
  ])('refuses %s', async (typed, message) => {
    const { user, network } = renderEmail()
    await user.type(screen.getByLabelText('New email'), `${typed}{Enter}`)
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(new RegExp(message))
    expect(network.requestsOf(changeEmail)).toHaveLength(0)
  })
})

describe('the password', () => {
  const renderPassword = (more: FakeCalls = {}) =>
    renderScreen(<PasswordSection me={makeMe()} />, { calls: accountCalls('Student', more) })
  const type = async (
    user: ReturnType<typeof renderPassword>['user'],
    [old, next, again]: readonly [string, string, string],
  ) => {
    if (old) await user.type(screen.getByLabelText('Old password'), old)
    if (next) await user.type(screen.getByLabelText('New password'), next)
    if (again) await user.type(screen.getByLabelText('New password again'), again)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is changed with the old one, and the other devices are signed out', async () => {
    const { user, network, client } = renderPassword({ [changePassword]: undefined })
    client.setQueryData([sessionsCall], { sessions: [] })
    await type(user, ['Old-one-1', 'seven quiet herons', 'seven quiet herons'])
    expect(await screen.findByText(/Your other devices are signed out/)).toBeVisible()
    expect(network.requestsOf(changePassword)[0]?.body).toEqual({
      oldPassword: 'Old-one-1',
      newPassword: 'seven quiet herons',
    })
    expect(client.getQueryState([sessionsCall])?.isInvalidated).toBe(true)
    expect(screen.getByLabelText('New password')).toHaveValue('')
  })

  it.each([
    ['New password', ['old', 'short', 'short'], 'Use 10 characters or more'],
    ['New password', ['old', 'ada byron 1', 'ada byron 1'], 'other than your name or email'],
    ['New password again', ['old', 'seven quiet herons', 'seven quiet'], 'not the same'],
    ['Old password', ['', 'seven quiet herons', 'seven quiet herons'], 'Enter your old password'],
  ] as const)('says at %s what is wrong with %j', async (label, typed, message) => {
    const { user, network } = renderPassword()
    await type(user, typed)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message))
    expect(network.requestsOf(changePassword)).toHaveLength(0)
  })

  it('shows how strong it is while it is typed', async () => {
    const { user } = renderPassword()
    await user.type(screen.getByLabelText('New password'), 'short')
    expect(screen.getByRole('progressbar', { name: 'Strength' })).toHaveAttribute(
      'aria-valuetext',
      'Too weak',
    )
    await user.type(screen.getByLabelText('New password'), ' but then much Longer 7')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Strong')
  })

  it('says at the old one that it is wrong', async () => {
    const message = 'This is not your password.'
    const { user } = renderPassword({
      [changePassword]: new ApiError({
        status: 422,
        message,
        errors: [{ path: 'body.oldPassword', message }],
      }),
    })
    await type(user, ['wrong', 'seven quiet herons', 'seven quiet herons'])
    const old = screen.getByLabelText('Old password')
    await waitFor(() => expect(old).toHaveAccessibleDescription(/not your password/))
    expect(within(document.body).queryByRole('alert')).toBeNull()
  })
})
