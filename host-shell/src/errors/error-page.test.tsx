import { useSession } from '@portal/shared/session'
import { expectNoAxeViolations, renderScreen, screen } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeAskedPage } from '../routing/asked-page.ts'
import { ErrorPage } from './error-page.tsx'

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

  it.each([
    ['missing', null],
    ['unreadable', 'garbage'],
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
