import { ApiError } from '@portal/shared/api'
import { useSession } from '@portal/shared/session'
import {
  expectNoAxeViolations,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import LoginScreen from './login.screen.tsx'
import ResetPasswordScreen from './reset-password.screen.tsx'

const check = 'POST /Authentication/Password/CheckLink'
const reset = 'POST /Authentication/Password/ResetPassword'
const path = '/auth/reset-password'
const good = { [check]: { isGood: true } }
const password = 'seven purple kettles'

const renderReset = (options: RenderScreenOptions = {}, search = '?token=t-1') =>
  renderScreen(<ResetPasswordScreen />, {
    role: null,
    path: path + search,
    route: path,
    ...options,
  })

async function choose({ user }: ReturnType<typeof renderReset>, first = password, again = first) {
  await user.type(await screen.findByLabelText('New password'), first)
  await user.type(screen.getByLabelText('New password again'), again)
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
}

describe('the page of a link for a new password', () => {
  it('takes the token out of the address at once, and asks the server about it', async () => {
    const page = renderReset({ calls: good })
    await waitFor(() => expect(page.address()).toBe(path))
    await screen.findByLabelText('New password')
    expect(page.network.requestsOf(check).map(({ body }) => body)).toEqual([{ token: 't-1' }])
    await expectNoAxeViolations()
  })

  it('saves the password and goes to the sign-in page, signed out', async () => {
    const page = renderReset({ role: 'Student', calls: { ...good, [reset]: () => undefined } })
    await choose(page)
    await waitFor(() => expect(page.address()).toBe('/login'))
    expect(page.network.requestsOf(reset)[0]?.body).toEqual({ token: 't-1', password })
    expect(useSession.getState().status).toBe('signed-out')
  })

  it('shows how strong it is while it is typed', async () => {
    const { user } = renderReset({ calls: good })
    const field = await screen.findByLabelText('New password')
    await user.type(field, 'password12')
    expect(screen.getByRole('progressbar', { name: 'Strength' })).toHaveAttribute(
      'aria-valuetext',
      'Too weak',
    )
    expect(screen.getByText(/one of the most common ones/)).toBeVisible()
    await user.clear(field)
    await user.type(field, password)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Strong')
  })

  it('sends nothing that is too short or not typed twice the same, and says so', async () => {
    const page = renderReset({ calls: good })
    await choose(page, 'short', 'shirt')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/10 characters/)
    expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(/not the same/)
    expect(screen.getByLabelText('New password')).toHaveFocus()
    expect(page.network.requestsOf(reset)).toEqual([])
  })

  it('shows at the field what the server has against it', async () => {
    const message = 'Use something other than your name or email.'
    const errors = [{ path: 'body.password', message }]
    const page = renderReset({
      calls: { ...good, [reset]: new ApiError({ status: 422, message, errors }) },
    })
    await choose(page)
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        new RegExp(message),
      ),
    )
    expect(screen.getByLabelText('New password')).toHaveValue(password)
  })

  it.each([
    ['used or late', { [check]: { isGood: false } }, '?token=t-1'],
    ['missing', {}, ''],
    ['empty', {}, '?token='],
  ])('says of a link that is %s how to get another', async (_, calls, search) => {
    renderReset({ calls }, search)
    expect(await screen.findByText('This link is no longer good')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expectNoAxeViolations()
  })

  it('says the same when the link was used while the page was open', async () => {
    const gone = new ApiError({ status: 422, message: 'This link is no longer good.' })
    const page = renderReset({ calls: { ...good, [reset]: gone } })
    await choose(page)
    expect(await screen.findByText('This link is no longer good')).toBeVisible()
  })

  it('keeps what was typed when the connection is lost, and can try again', async () => {
    const page = renderReset({
      calls: { ...good, [reset]: new ApiError({ status: 0, message: '' }) },
    })
    await choose(page)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    expect(screen.getByLabelText('New password')).toHaveValue(password)
    page.network.answer({ [reset]: () => undefined })
    await page.user.click(screen.getByRole('button', { name: 'Save the new password' }))
    await waitFor(() => expect(page.address()).toBe('/login'))
  })
})

describe('the sign-in page after it', () => {
  it('forgets drafts of who signed out by choice', async () => {
    sessionStorage.setItem('draft someone form', '"text"')
    useSession.setState({ leftHere: true })
    renderScreen(<LoginScreen />, { role: null })
    useSession.setState({ leftHere: true })
    await waitFor(() => expect(sessionStorage.getItem('draft someone form')).toBeNull())
  })

  it('keeps them after a session that expired', async () => {
    sessionStorage.setItem('draft someone form', '"text"')
    renderScreen(<LoginScreen />, { role: null })
    useSession.setState({ leftHere: false })
    await screen.findByRole('button', { name: 'Sign in' })
    expect(sessionStorage.getItem('draft someone form')).toBe('"text"')
    sessionStorage.clear()
  })
})
