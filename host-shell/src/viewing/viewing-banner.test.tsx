import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeClaims,
  makePayload,
  makeToken,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ViewingBanner from './viewing-banner.tsx'

const stop = 'POST /authentication/admin/impersonation/stopImpersonation'
const me = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Kim',
  lastName: 'Lee',
  email: 'kim@portal.test',
  role: 'Student' as const,
  timeZone: 'Europe/London',
  hasPicture: false,
  schools: [],
}
const parentToken = (jti: string) =>
  makeToken({ ...makePayload(makeClaims({ role: 'Parent', userId: 'p1' })), jti })
const kept = parentToken('kept')
const given = { accessToken: parentToken('given'), refreshToken: 'refresh-9' }

/** The address is that of jsdom, which cannot navigate: what counts is what the next page finds. */
function renderBanner(calls: Parameters<typeof renderScreen>[1] = {}) {
  const page = renderScreen(<ViewingBanner />, {
    ...calls,
    claims: { isImpersonating: true, email: 'kim@portal.test' },
    calls: { 'GET /User/Account/GetMe': me, ...calls.calls },
  })
  localStorage.setItem('own-token', kept)
  localStorage.setItem('own-refreshToken', 'refresh-0')
  return page
}

const press = (page: ReturnType<typeof renderBanner>) =>
  page.user.click(screen.getByRole('button', { name: 'Exit Student View' }))

beforeEach(() => {
  // jsdom says on the console that it cannot navigate.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the banner of a view', () => {
  it('says whose portal it is', async () => {
    renderBanner()
    expect(await screen.findByText('You are viewing the portal as Kim Lee')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('ends the view on the server and goes on with the tokens it gives', async () => {
    const page = renderBanner({ calls: { [stop]: given } })
    await press(page)
    await waitFor(() => expect(localStorage.getItem('token')).toBe(given.accessToken))
    expect(localStorage.getItem('refreshToken')).toBe('refresh-9')
    expect(localStorage.getItem('own-token')).toBeNull()
    expect(page.network.requestsOf(stop)).toHaveLength(1)
  })

  it('goes back with the kept tokens where the server fails, and only logs that', async () => {
    const page = renderBanner({ calls: { [stop]: new ApiError({ status: 500, message: 'No' }) } })
    await press(page)
    await waitFor(() => expect(localStorage.getItem('token')).toBe(kept))
    expect(console.error).toHaveBeenCalledWith(
      'The student view could not be ended on the server',
      expect.any(ApiError),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
