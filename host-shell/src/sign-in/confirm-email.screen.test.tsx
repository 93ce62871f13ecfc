import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import ConfirmEmailScreen from './confirm-email.screen.tsx'

const confirm = 'POST /User/Account/ConfirmEmail'
const path = '/auth/confirm-email'

const renderConfirm = (options: RenderScreenOptions = {}, hash = '#t-1') =>
  renderScreen(<ConfirmEmailScreen />, { role: null, path: path + hash, route: path, ...options })
const press = async ({ user }: ReturnType<typeof renderConfirm>) =>
  await user.click(await screen.findByRole('button', { name: 'Use this email' }))

describe('the page of a link for a new email', () => {
  it('takes the token out of the address at once, and changes nothing by itself', async () => {
    const page = renderConfirm()
    await waitFor(() => expect(page.address()).toBe(path))
    expect(screen.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible()
    expect(page.network.requests).toEqual([])
    await expectNoAxeViolations()
  })

  it('makes the email the account’s, and says which', async () => {
    const page = renderConfirm({ calls: { [confirm]: { email: 'new@portal.test' } } })
    await press(page)
    expect(await screen.findByRole('heading', { name: 'Your email is changed' })).toBeVisible()
    expect(screen.getByText('new@portal.test')).toBeVisible()
    expect(page.network.requestsOf(confirm).map(({ body }) => body)).toEqual([{ token: 't-1' }])
    expect(screen.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/')
    await expectNoAxeViolations()
  })

  it('has the token of whoever is signed in made anew', async () => {
    const page = renderConfirm({
      role: 'Tutor',
      calls: { [confirm]: { email: 'new@portal.test' } },
    })
    await press(page)
    await waitFor(() =>
      expect(page.network.requests.some(({ key }) => key.endsWith('/Renew'))).toBe(true),
    )
  })

  it('says that another account has it', async () => {
    const taken = new ApiError({ status: 409, message: 'Another account has this email.' })
    const page = renderConfirm({ calls: { [confirm]: taken } })
    await press(page)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another account has this email, so yours stays as it is.',
    )
  })

  it('says of a used link how to get another', async () => {
    const gone = new ApiError({ status: 422, message: 'This link is no longer good.' })
    const page = renderConfirm({ calls: { [confirm]: gone } })
    await press(page)
    expect(await screen.findByText('This link is no longer good')).toBeVisible()
  })

  it('says the same of one that is not complete', async () => {
    renderConfirm({}, '')
    expect(await screen.findByText('This link is no longer good')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('can be pressed again after the connection was lost', async () => {
    const page = renderConfirm({ calls: { [confirm]: new ApiError({ status: 0, message: '' }) } })
    await press(page)
    expect(await screen.findByRole('alert')).toBeVisible()
    page.network.answer({ [confirm]: { email: 'new@portal.test' } })
    await press(page)
    expect(await screen.findByRole('heading', { name: 'Your email is changed' })).toBeVisible()
  })
})
