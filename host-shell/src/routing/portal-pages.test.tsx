import { ApiError, call } from '@portal/shared/api'
import {
  contractNumber,
  defineRemote,
  type Remote,
  type Role,
  roles,
} from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'
import { act, renderScreen, screen, within } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RemoteState } from '../remotes/use-remote.ts'
import { PortalPages } from './portal-pages.tsx'
import { noteDrawn } from './settled.ts'

const state = vi.hoisted(() => ({ current: { status: 'loading' } as RemoteState }))
vi.mock('../remotes/use-remote.ts', () => ({ useRemote: () => state.current }))
vi.mock('../viewing/viewing-banner.tsx', () => ({ default: () => <p>The banner</p> }))

const page = (id: string, path: string, layout: 'frame' | 'bare' = 'frame') => ({
  id,
  path,
  title: id,
  layout,
  load: async () => ({ default: () => <h1>{id}</h1> }),
})
const remote = defineRemote({
  contract: contractNumber,
  name: 'mfe-student',
  roles: ['Student'],
  build: { version: '1', commit: 'c' },
  features: [
    {
      id: 'f',
      screens: [page('Home', '/'), page('Runner', '/tuition', 'bare')],
      overlays: [
        {
          id: 'o',
          order: 1,
          load: async () => ({
            default: ({ isFramed }) => <p>{isFramed ? 'Modal' : 'Modal over all'}</p>,
          }),
        },
      ],
    },
  ],
})
const ready = (of: Remote): RemoteState => ({
  status: 'ready',
  loaded: { remote: of, version: '1', wanted: '1' },
})

function Pages() {
  const claims = useSession((session) => session.claims)
  return claims ? <PortalPages claims={claims} /> : null
}
const open = (path: string, role: Role = 'Student', isImpersonating = false) =>
  renderScreen(<Pages />, { path, role, claims: { isImpersonating } })

const notAvailable = 'This page is not available'
const wentWrong = 'Something went wrong. If the problem persists, please contact us.'

beforeEach(() => {
  state.current = ready(remote)
})
afterEach(() => vi.useRealTimers())

describe('the pages of the portal', () => {
  it('shows the screen of an address, in the frame', async () => {
    open('/')
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  it.each([
    ['Student', '/alerts', notAvailable],
    ['Student', '/accounts', notAvailable],
    ['Parent', '/help', notAvailable],
    ['Admin', '/help', notAvailable],
    ['Tutor', '/tuition-reports', notAvailable],
    ['Student', '/curriculum', wentWrong],
    ['Student', '/tuition/tuition-reports/7', wentWrong],
    ['Admin', '/sales', wentWrong],
    ['Student', '/nowhere', wentWrong],
    ['Student', '/elsewhere/42', wentWrong],
  ] as const)('for a %s at %s without a screen is "%s"', (role, path, sentence) => {
    open(path, role)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sentence)
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  it('opens a path that the portal’s table does not know to the roles of the remote alone', async () => {
    const brings = { ...remote, features: [{ id: 'n', screens: [page('New', '/new/:id')] }] }
    state.current = ready(brings)
    const { unmount } = open('/new/7')
    expect(await screen.findByRole('heading', { name: 'New' })).toBeVisible()
    unmount()
    state.current = ready({ ...brings, roles: ['Tutor'] })
    open('/new/7')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(wentWrong)
  })

  it('waits with a path that it does not know until the remote has come', () => {
    state.current = { status: 'loading' }
    open('/new/7')
    expect(within(screen.getByRole('main')).getAllByRole('status')[0]).toHaveTextContent('Loading')
  })

  it('is closed to a role before its remote has come', () => {
    state.current = { status: 'loading' }
    open('/accounts')
    expect(screen.getByRole('heading', { name: notAvailable })).toBeVisible()
  })

  it.each(['Tutor', 'Senior Tutor', 'School Manager'] as const)(
    'keeps a %s waiting for the curriculum for 5 s at most',
    (role) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      open('/curriculum', role)
      const main = screen.getByRole('main')
      expect(within(main).getByRole('status')).toHaveTextContent('Loading')
      act(() => void vi.advanceTimersByTime(4_900))
      expect(screen.queryByText(notAvailable)).toBeNull()
      act(() => void vi.advanceTimersByTime(200))
      expect(within(main).getByRole('heading', { name: notAvailable })).toBeVisible()
    },
  )

  it('opens modals once the page is there, also over a bare one', async () => {
    const { unmount } = open('/')
    await screen.findByRole('heading', { name: 'Home' })
    noteDrawn()
    expect(await screen.findByText('Modal')).toBeVisible()
    unmount()
    open('/tuition')
    expect(await screen.findByRole('heading', { name: 'Runner' })).toBeVisible()
    expect(await screen.findByText('Modal over all')).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it.each(['/', '/tuition', '/my-application-&-account'])(
    'leads from %s to the end of the programme as soon as the server says so',
    async (path) => {
      const page = open(path)
      page.network.answer({
        'GET /Dashboard/Dashboard/GetDashboardDataV2': new ApiError({
          status: 403,
          message: 'Your programme has ended. Renew it to go on.',
          code: 'programme-ended',
        }),
      })
      expect(page.address()).toBe(path)
      await act(() => call('GET /Dashboard/Dashboard/GetDashboardDataV2').catch(() => undefined))
      expect(page.address()).toBe('/expired')
    },
  )

  it.each([
    ['/mine', 'Mine'],
    ['/expired', 'The end'],
    // Of what the person then lacks, and what it asked for before, nothing closes it.
    ['/kept', 'Kept'],
  ])(
    'keeps open at %s what the remote says after the end of the programme',
    async (path, title) => {
      const never = { needs: () => false, locked: () => true }
      const stays = { afterProgramme: true } as const
      state.current = ready({
        ...remote,
        profile: async () => ({ default: () => null }),
        features: [
          ...remote.features,
          {
            id: 'ended',
            screens: [
              { ...page('Mine', '/mine'), ...stays },
              { ...page('The end', '/expired'), ...stays },
              { ...page('Kept', '/kept'), ...stays, ...never },
            ],
            menu: [
              { id: 'm', label: 'To mine', icon: () => null, order: 1, path: '/mine' },
              { id: 'h', label: 'Home', icon: () => null, order: 2, path: '/' },
            ],
          },
        ],
      })
      const { address } = open(`${path}#my-account`)
      act(() => useSession.setState({ hasEnded: true }))
      expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
      expect(address()).toBe(`${path}#my-account`)
      const menu = within(screen.getByRole('navigation', { name: 'Main' }))
      expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['To mine'])
      expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
      expect(screen.queryByText('Modal')).toBeNull()
      // The account opens over the page, though the remote has one for it.
      expect(await screen.findByRole('dialog', { name: 'My account' })).toBeVisible()
    },
  )

  it('says of a locked page what would be there, and the ways to it that there are', async () => {
    const locked = { ...page('Seminars', '/seminars'), locked: () => true, lockedText: 'Live.' }
    state.current = ready({ ...remote, features: [{ id: 'f', screens: [locked] }] })
    const { unmount } = open('/seminars')
    const title = 'Seminars: not part of your programme yet'
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(screen.getByText('Live.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See upgrades' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull()
    unmount()
    const upgrades = page('Upgrades', '/upgrades')
    state.current = ready({ ...remote, features: [{ id: 'f', screens: [locked, upgrades] }] })
    renderScreen(<Pages />, { path: '/seminars', settings: { helpChatUrl: 'https://chat.test' } })
    expect(await screen.findByRole('link', { name: 'See upgrades' })).toHaveAttribute(
      'href',
      '/upgrades',
    )
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      'https://chat.test',
    )
  })

  it('says nothing of upgrades to whom their page is closed', async () => {
    const locked = { ...page('Seminars', '/seminars'), locked: () => true }
    const upgrades = { ...page('Upgrades', '/upgrades'), needs: () => false }
    state.current = ready({ ...remote, features: [{ id: 'f', screens: [locked, upgrades] }] })
    open('/seminars')
    const title = 'Seminars: not part of your programme yet'
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See upgrades' })).toBeNull()
  })

  it.each(roles)('leads a %s home from a public page that their remote has not', (role) => {
    const { address } = open('/expired', role)
    expect(address()).toBe('/')
  })

  it('has the banner above a view of the student portal, also above a bare page', async () => {
    open('/tuition', 'Student', true)
    expect(await screen.findByText('The banner')).toBeVisible()
  })

  it('has no banner otherwise', async () => {
    open('/')
    await screen.findByRole('heading', { name: 'Home' })
    expect(screen.queryByText('The banner')).toBeNull()
  })
})
