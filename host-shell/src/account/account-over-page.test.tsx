import type { Role } from '@portal/shared/contract'
import { Link } from '@portal/shared/router'
import {
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { AccountOverPage } from './index.tsx'

const calls = (role: Role): FakeCalls => ({
  'GET /User/Account/GetMe': {
    id: testUid(1),
    firstName: 'Pat',
    lastName: 'Clarke',
    email: 'pat@portal.test',
    role,
    timeZone: 'Europe/London',
    schools: [],
    hasPicture: false,
  },
  'GET /User/Account/GetPreferences': { preferences: [] },
  'GET /User/Account/GetQuietHours': { isOn: true, from: '21:00', to: '07:00' },
  'GET /Authentication/Session/GetSessions': { sessions: [] },
  'GET /User/Account/GetDeletionRequest': null,
})

const renderPage = (path: string, role: Role = 'Parent') =>
  renderScreen(
    <>
      <main id="main" tabIndex={-1}>
        <h1>The page</h1>
        <Link to="#my-account">My account</Link>
      </main>
      <AccountOverPage />
    </>,
    { path, role, calls: calls(role) },
  )

beforeEach(() => sessionStorage.clear())

describe('my account over a page', () => {
  it('opens by its hash, and closing goes back to the page as it was', async () => {
    const { user, address } = renderPage('/alerts?page=2')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'My account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'My account' }))
    expect(address()).toBe('/alerts#my-account')
    expect(await dialog.findByRole('heading', { name: 'Profile', level: 3 })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/alerts?page=2'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })

  it('is there after a reload, and closing then only takes the hash away', async () => {
    const { user, address } = renderPage('/alerts?page=2#my-account')
    const dialog = within(await screen.findByRole('dialog', { name: 'My account' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/alerts?page=2')
  })

  it('asks before what was typed is lost', async () => {
    const { user, address } = renderPage('/#my-account')
    await user.type(await screen.findByLabelText('First name'), 'ricia')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    )
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('First name')).toHaveValue('Patricia')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/'))
  })
})
