import { Link, useLocation } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
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
import { takeAskedPage } from '../routing/asked-page.ts'
import { ErrorPage } from './error-page.tsx'

/** A page with a link to one that fails. */
function Pages() {
  const { pathname } = useLocation()
  return pathname === '/courses' ? (
    <Link to="/courses/broken">Open</Link>
  ) : (
    <ErrorPage type="error" />
  )
}

beforeEach(() => sessionStorage.clear())

describe('the error page', () => {
  it.each([
    ['error', 'Something went wrong. If the problem persists, please contact us.'],
    ['unauthorized', 'This page is not available'],
  ] as const)('of type %s says "%s"', async (type, sentence) => {
    renderScreen(<ErrorPage type={type} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${sentence}$`))
    await expectNoAxeViolations()
  })

  it('says what it was given, with the reference', () => {
    renderScreen(<ErrorPage type="error" message="The set was not found." requestId="req-7" />)
    expect(screen.getByRole('heading')).toHaveTextContent('The set was not found.')
    expect(screen.getByText('req-7')).toBeVisible()
  })

  it('goes to the dashboard when the page is not for this role', async () => {
    const { user, address } = renderScreen(<ErrorPage type="unauthorized" />, {
      path: '/accounts',
      route: '/accounts',
    })
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(address()).toBe('/')
  })

  it('goes one page back after anything else', async () => {
    // The browser's own history, which also says whether there is a page to go back to.
    window.history.pushState({}, '', '/courses')
    window.history.pushState({}, '', '/courses/broken')
    const { user, address } = renderScreen(<Pages />, { path: '/courses' })
    await user.click(screen.getByRole('link', { name: 'Open' }))
    expect(address()).toBe('/courses/broken')
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(address()).toBe('/courses'))
  })

  it('goes to the dashboard where there is no page before', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
    const { user, address } = renderScreen(<ErrorPage type="error" />, { path: '/x', route: '/x' })
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(address()).toBe('/')
    vi.restoreAllMocks()
  })

  it('says nothing of the cause when the session has ended, whatever it was called for', () => {
    renderScreen(<ErrorPage type="unauthorized" message="No" requestId="req-7" />, { role: null })
    expect(screen.getByRole('heading')).toHaveTextContent(
      'Your session has expired. Please sign in again.',
    )
    expect(screen.queryByText('req-7')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull()
  })

  it.each([
    ['missing', null],
    ['unreadable', 'garbage'],
    ['expired', makeToken(makePayload(makeClaims({ exp: 1_000 })))],
  ])('asks to sign in again when the token is %s', async (_, token) => {
    const { user, address, client } = renderScreen(<ErrorPage type="error" />, {
      role: null,
      path: '/courses?page=2',
      route: '/courses',
    })
    if (token !== null) {
      localStorage.setItem('token', token)
      useSession.setState({ token, status: 'expired', claims: null })
    }
    client.setQueryData(['of the last person'], 1)
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(client.getQueryData(['of the last person'])).toBeUndefined()
    expect(localStorage.getItem('token')).toBeNull()
    expect(address()).toBe('/login')
    expect(takeAskedPage()).toBe('/courses?page=2')
  })
})
