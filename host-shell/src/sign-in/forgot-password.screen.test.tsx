import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import ForgotPasswordScreen, { linkSent } from './forgot-password.screen.tsx'

const forgot = 'POST /Authentication/Password/ForgotPassword'

const renderForgot = (options: RenderScreenOptions = {}) =>
  renderScreen(<ForgotPasswordScreen />, {
    role: null,
    path: '/forgot-password',
    route: '/forgot-password',
    ...options,
  })

async function ask({ user }: ReturnType<typeof renderForgot>, email = 'kim@portal.test') {
  await user.type(screen.getByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
}

describe('the page for a forgotten password', () => {
  it('always gives the same answer, and moves focus to it', async () => {
    const page = renderForgot({ calls: { [forgot]: () => undefined } })
    await expectNoAxeViolations()
    await ask(page)
    const answer = await screen.findByText(linkSent)
    await waitFor(() => expect(answer.closest('[tabindex]')).toHaveFocus())
    expect(page.network.requestsOf(forgot)[0]?.body).toEqual({ email: 'kim@portal.test' })
    expect(screen.queryByRole('link', { name: 'outbox' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('leads to the outbox where the server runs the demo', async () => {
    const page = renderForgot({
      settings: { isDemo: true, demoAccounts: [], demoPassword: null },
      calls: { [forgot]: () => undefined },
    })
    await ask(page)
    expect(await screen.findByRole('link', { name: 'outbox' })).toHaveAttribute(
      'href',
      '/dev/outbox',
    )
  })

  it('sends again, to another email too', async () => {
    const page = renderForgot({ calls: { [forgot]: () => undefined } })
    await ask(page)
    await page.user.click(await screen.findByRole('button', { name: /Send it again/ }))
    expect(screen.getByLabelText('Email')).toHaveValue('kim@portal.test')
  })

  it('asks for an email that is missing or none', async () => {
    const bad = new ApiError({
      status: 400,
      message: 'Check what you sent',
      errors: [{ path: 'body.email', message: 'Enter an email address' }],
    })
    const page = renderForgot({ calls: { [forgot]: bad } })
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }))
    const field = screen.getByLabelText('Email')
    expect(field).toHaveAccessibleDescription(/Enter your email/)
    expect(field).toHaveFocus()
    expect(page.network.requests).toEqual([])
    await ask(page, 'kim')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter an email address/))
    expect(field).toHaveValue('kim')
  })

  it('says when to try again after too many', async () => {
    const page = renderForgot({
      calls: { [forgot]: new ApiError({ status: 429, message: 'Slow down', retryAfter: 600 }) },
    })
    await ask(page)
    expect(await screen.findByText(/try again in 10 minutes, at \d\d:\d\d/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('kim@portal.test')
  })
})
