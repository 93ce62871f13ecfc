import { ApiError } from '@portal/shared/api'
import { useSession } from '@portal/shared/session'
import {
  expectNoAxeViolations,
  makeToken,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberAskedPage } from '../routing/asked-page.ts'
import LoginScreen from './login.screen.tsx'

const authenticate = 'POST /authentication/authenticate'
const tokens = { accessToken: makeToken(), refreshToken: 'refresh-1' }

function renderLogin(options: RenderScreenOptions = {}) {
  return renderScreen(<LoginScreen />, { role: null, path: '/login', route: '/login', ...options })
}

async function fillAndSend({ user }: ReturnType<typeof renderLogin>) {
  await user.type(screen.getByLabelText('Email'), 'student@portal.test')
  await user.type(screen.getByLabelText('Password'), 'Portal-demo-1')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(() => sessionStorage.clear())

describe('the sign-in page', () => {
  it('signs in and goes to the dashboard', async () => {
    const page = renderLogin({ calls: { [authenticate]: tokens } })
    await fillAndSend(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.network.requestsOf(authenticate)[0]?.body).toEqual({
      email: 'student@portal.test',
      password: 'Portal-demo-1',
    })
    expect(localStorage.getItem('token')).toBe(tokens.accessToken)
  })

  it('goes to the page first asked for', async () => {
    rememberAskedPage('/courses?page=2')
    const page = renderLogin({ calls: { [authenticate]: tokens } })
    await fillAndSend(page)
    await waitFor(() => expect(page.address()).toBe('/courses?page=2'))
  })

  it('sends to the dashboard whoever is signed in already', async () => {
    const { address } = renderLogin({ role: 'Parent' })
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('says the same of a wrong password and of no account, and keeps what was typed', async () => {
    const page = renderLogin({
      calls: { [authenticate]: new ApiError({ status: 401, message: 'Some other words' }) },
    })
    await fillAndSend(page)
    const message = await screen.findByText('Email or password is incorrect.')
    await waitFor(() => expect(message.closest('[role=alert]')).toHaveFocus())
    expect(screen.getByLabelText('Email')).toHaveValue('student@portal.test')
    expect(screen.getByLabelText('Password')).toHaveValue('Portal-demo-1')
    expect(useSession.getState().status).toBe('signed-out')
    await expectNoAxeViolations()
  })

  it('moves focus to the message after each failure', async () => {
    const page = renderLogin({
      calls: { [authenticate]: new ApiError({ status: 401, message: '' }) },
    })
    await fillAndSend(page)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  })

  it('names the fields that are empty, sends nothing, and goes to the first', async () => {
    const page = renderLogin()
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter your email/)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password/)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(page.network.requests).toEqual([])
  })

  it('cannot be sent twice while it is under way', async () => {
    let release: (value: typeof tokens) => void = () => undefined
    const answer = new Promise<typeof tokens>((resolve) => {
      release = resolve
    })
    const page = renderLogin({ calls: { [authenticate]: () => answer } })
    await fillAndSend(page)
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    release(tokens)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.network.requestsOf(authenticate)).toHaveLength(1)
  })

  it('shows and hides the password', async () => {
    const { user } = renderLogin()
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })
})

describe('demo accounts', () => {
  const demo = {
    isDemo: true,
    demoPassword: 'Portal-demo-1',
    demoAccounts: Array.from({ length: 8 }, (_, i) => ({
      email: `person-${i}@portal.test`,
      role: 'Student',
      note: i === 7 ? 'Expired' : '',
    })),
  }

  it('are not shown by a server that runs no demo', () => {
    renderLogin({ settings: { ...demo, isDemo: false } })
    expect(screen.queryByText('Demo accounts')).toBeNull()
  })

  it('fill the form and sign in', async () => {
    const page = renderLogin({ settings: demo, calls: { [authenticate]: tokens } })
    await expectNoAxeViolations()
    await page.user.click(screen.getByRole('button', { name: 'Show all 8 accounts' }))
    await page.user.click(screen.getByRole('button', { name: /person-7/ }))
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.network.requestsOf(authenticate)[0]?.body).toEqual({
      email: 'person-7@portal.test',
      password: 'Portal-demo-1',
    })
  })
})
