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
import ExpiredScreen from './expired.screen.tsx'

const info = 'GET /User/Student/GetInfo'

const renderExpired = (options: RenderScreenOptions = {}) =>
  renderScreen(<ExpiredScreen />, { path: '/expired', route: '/expired', ...options })

describe('the page of an ended programme', () => {
  it('says how to go on, and lets one sign out', async () => {
    const page = renderExpired({
      settings: { helpChatUrl: 'https://chat.example/help' },
      calls: { [info]: { isExpired: true } },
    })
    expect(await screen.findByRole('heading', { name: 'Your programme has ended' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Chat with our help team/ })).toHaveAttribute(
      'href',
      'https://chat.example/help',
    )
    await expectNoAxeViolations()
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(useSession.getState().status).toBe('signed-out')
    await waitFor(() => expect(page.address()).toBe('/'))
  })

  it.each<[string, RenderScreenOptions]>([
    ['a student whose programme is on', { calls: { [info]: { isExpired: false } } }],
    ['another role', { role: 'Tutor' }],
    ['nobody', { role: null }],
    ['a parent who views as a student', { claims: { isImpersonating: true } }],
  ])('sends %s to the dashboard', async (_, options) => {
    const page = renderExpired(options)
    await waitFor(() => expect(page.address()).toBe('/'))
  })

  it('can be asked again when the server fails, and left', async () => {
    const page = renderExpired({ calls: { [info]: new ApiError({ status: 500, message: 'Oh' }) } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    page.network.answer({ [info]: { isExpired: true } })
    await page.user.click(again)
    expect(await screen.findByRole('heading', { name: 'Your programme has ended' })).toBeVisible()
  })
})
