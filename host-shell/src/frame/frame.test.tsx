import { defineFeature, type Remote, roles } from '@portal/shared/contract'
import { guardLeaving, Link } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  act,
  expectNoAxeViolations,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { noteDrawn } from '../routing/settled.ts'
import {
  accountCalls,
  entry,
  me,
  screen as portalScreen,
  remoteOf,
  studentRemote,
} from './frame.testing.tsx'
import { Frame } from './frame.tsx'

// A page settles once it says that it is drawn, and never by the mere passing of time.
const settled = vi.hoisted(() => ({ drawn: false, told: new Set<() => void>() }))
vi.mock('../routing/settled.ts', async () => {
  const { useSyncExternalStore } = await import('react')
  return {
    noteDrawn: () => {
      settled.drawn = true
      for (const tell of settled.told) tell()
    },
    useSettled: () =>
      useSyncExternalStore(
        (tell) => {
          settled.told.add(tell)
          return () => settled.told.delete(tell)
        },
        () => settled.drawn,
      ),
  }
})

const exitStudentView = vi.hoisted(() => vi.fn())
vi.mock('../viewing/exit-student-view.ts', () => ({ exitStudentView }))

function renderFrame(options: RenderScreenOptions = {}, remote: Remote | null = studentRemote) {
  return renderScreen(
    <Frame remote={remote}>
      <h1>The page</h1>
      <Link to="/courses">To courses</Link>
    </Frame>,
    { calls: { 'GET /User/Account/GetMe': me }, ...options },
  )
}

/** Makes the window as wide as this, for what asks `matchMedia`. */
function windowWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

const sidebar = () => screen.getByRole('navigation', { name: 'Main' })
const link = (name: string | RegExp) => within(sidebar()).getByRole('link', { name })

beforeEach(() => {
  settled.drawn = false
  localStorage.removeItem('sidebar')
})
afterEach(() => vi.unstubAllGlobals())

describe('the frame', () => {
  it('has landmarks, a skip link first, and nothing for axe to find', async () => {
    const { user } = renderFrame()
    expect(await screen.findByRole('button', { name: 'Your account: Ada Byron' })).toBeVisible()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByRole('banner')).toContainElement(
      screen.getByRole('navigation', { name: 'Breadcrumb' }),
    )
    await expectNoAxeViolations()
  })

  it('stands before the remote has loaded, with Logout', async () => {
    renderFrame({}, null)
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
    expect(within(sidebar()).queryByRole('link')).toBeNull()
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    // What home is called is the remote's to say.
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('goes on without a remote that failed', () => {
    renderScreen(
      <Frame remote={null} failed>
        <h1>Failed</h1>
      </Frame>,
    )
    expect(link('Dashboard')).toHaveAttribute('href', '/')
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Dashboard')
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  it('goes on when the server does not say who is here', async () => {
    renderFrame({ calls: {} })
    expect(
      await screen.findByRole('button', { name: 'Your account: student@portal.test' }),
    ).toBeVisible()
  })

  it.each(roles)(
    'shows the first school of a %s above the menu, if they have one',
    async (role) => {
      renderFrame({ role }, remoteOf([]))
      expect(await within(sidebar()).findByText('Hill School')).toBeVisible()
    },
  )

  it('shows the portal’s name to whoever has no school', async () => {
    renderFrame({ role: 'Tutor', calls: { 'GET /User/Account/GetMe': { ...me, schools: [] } } })
    await screen.findByRole('button', { name: 'Your account: Ada Byron' })
    expect(within(sidebar()).getByText('Portal')).toBeVisible()
  })

  it('signs out with Logout, the last item', async () => {
    const { user, network } = renderFrame({
      calls: {
        'GET /User/Account/GetMe': me,
        'POST /Authentication/Session/SignOut': undefined,
      },
    })
    const buttons = within(sidebar()).getAllByRole('button')
    expect(buttons.at(-1)).toHaveAccessibleName('Logout')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', leftHere: true })
    expect(localStorage.getItem('token')).toBeNull()
    await waitFor(() =>
      expect(network.requestsOf('POST /Authentication/Session/SignOut')[0]?.body).toEqual({
        refreshToken: 'refresh-1',
      }),
    )
  })

  it.each([
    ['Logout', {}],
    ['Exit Student View', { isImpersonating: true }],
  ])('asks with %s first where a page of a remote holds something', async (label, claims) => {
    exitStudentView.mockClear()
    const ask = vi.fn()
    onTestFinished(guardLeaving({ isHolding: () => true, ask }))
    const { user } = renderFrame({ claims })
    await user.click(screen.getByRole('button', { name: label }))
    expect(ask).toHaveBeenCalledOnce()
    expect(useSession.getState().status).not.toBe('signed-out')
    expect(exitStudentView).not.toHaveBeenCalled()
  })

  it('leaves a view of the student portal with its last item', async () => {
    const { user } = renderFrame({ claims: { isImpersonating: true } })
    const buttons = within(sidebar()).getAllByRole('button')
    expect(buttons.at(-1)).toHaveAccessibleName('Exit Student View')
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Exit Student View' }))
    await waitFor(() => expect(exitStudentView).toHaveBeenCalledOnce())
  })

  it('brings what the remote adds to the top bar once the page has settled, without what fails', async () => {
    const piece = (id: string, paths: string[], content: () => ReactNode, order: number) => ({
      id,
      paths,
      order,
      load: async () => ({ default: content }),
    })
    const broken = () => {
      throw new Error('broken piece')
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const tuition = defineFeature({
      id: 'tuition',
      screens: [],
      topBar: [
        piece('broken', ['/courses'], broken, 10),
        piece('hours', ['/courses'], () => <span>12 hours left</span>, 20),
        piece('legend', ['/'], () => <span>Legend</span>, 30),
      ],
    })
    renderFrame(
      { path: '/courses' },
      { ...studentRemote, features: [...studentRemote.features, tuition] },
    )
    const banner = screen.getByRole('banner')
    // All that waits for nothing but itself has its turn here, in no time that a clock could tell.
    await act(async () => undefined)
    expect(within(banner).queryByText('12 hours left')).toBeNull()
    noteDrawn()
    expect(await within(banner).findByText('12 hours left')).toBeVisible()
    expect(await within(banner).findByRole('button', { name: /^Notifications/ })).toBeVisible()
    expect(within(banner).queryByText('Legend')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('the sidebar', () => {
  it('marks the current entry and opens its section', async () => {
    renderFrame({ path: '/resources/question-bank/revise' })
    expect(link('Revise')).toHaveAttribute('aria-current', 'page')
    expect(link('Dashboard')).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('button', { name: 'Pages of Resources' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  it('shows the lock on a locked entry', () => {
    renderFrame({ claims: { hasCourses: false } })
    expect(link('Courses (locked)')).toHaveAttribute('href', '/courses')
  })

  it('opens the help chat in a new window', () => {
    renderFrame({ settings: { helpChatUrl: 'https://chat.test/x' } })
    const help = link(/^Help/)
    expect(help).toHaveAttribute('href', 'https://chat.test/x')
    expect(help).toHaveAttribute('target', '_blank')
    expect(help).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
  })

  it('opens sections one at a time, by keyboard', async () => {
    const remote: Remote = {
      ...studentRemote,
      features: [
        {
          id: 'f',
          screens: [portalScreen('/', 'Home'), portalScreen('/a', 'A'), portalScreen('/b', 'B')],
          menu: [
            entry('first', 10, { startsOpen: true }),
            entry('a', 10, { parent: 'first', path: '/a' }),
            entry('second', 20),
            entry('b', 10, { parent: 'second', path: '/b' }),
          ],
        },
      ],
    }
    const { user } = renderFrame({}, remote)
    expect(link('a')).toBeVisible()
    const second = screen.getByRole('button', { name: 'second' })
    second.focus()
    await user.keyboard('{Enter}')
    expect(link('b')).toBeVisible()
    expect(within(sidebar()).queryByRole('link', { name: 'a' })).toBeNull()
    expect(screen.getByRole('button', { name: 'first' })).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard(' ')
    expect(within(sidebar()).queryByRole('link')).toBeNull()
    await expectNoAxeViolations()
  })

  it('collapses by its button, keeps its names, and remembers the choice', async () => {
    const { user, unmount } = renderFrame()
    await user.click(screen.getByRole('button', { name: 'Collapse menu' }))
    expect(screen.getByRole('button', { name: 'Expand menu' })).toBeVisible()
    expect(link('Dashboard')).toBeVisible()
    await expectNoAxeViolations()
    await user.hover(link('Courses'))
    expect(screen.getByText('Courses', { selector: '[role=tooltip]' })).toBeInTheDocument()
    unmount()
    renderFrame()
    expect(screen.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  })

  it('collapses by itself below 1024 px, and can be opened there', async () => {
    windowWidth(1023)
    const { user } = renderFrame()
    await user.click(screen.getByRole('button', { name: 'Expand menu' }))
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
    expect(localStorage.getItem('sidebar')).toBeNull()
  })
})

describe('on phones', () => {
  beforeEach(() => windowWidth(767))

  it('the bar has the marked entries and More with all others and Logout', async () => {
    const { user } = renderFrame({ path: '/courses' })
    const bar = await screen.findByRole('navigation', { name: 'Main' })
    expect(within(bar).getAllByRole('link')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Collapse menu' })).toBeNull()
    await expectNoAxeViolations()
    await user.click(within(bar).getByRole('button', { name: 'More' }))
    const drawer = screen.getByRole('dialog', { name: 'More' })
    expect(within(drawer).getByRole('link', { name: 'Courses' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await user.click(within(drawer).getByRole('button', { name: 'Logout' }))
    expect(useSession.getState().status).toBe('signed-out')
  })

  it('the last item leaves a view of the student portal', async () => {
    const { user } = renderFrame({ claims: { isImpersonating: true } })
    await user.click(await screen.findByRole('button', { name: 'More' }))
    const buttons = within(screen.getByRole('dialog', { name: 'More' })).getAllByRole('button')
    expect(buttons.at(-1)).toHaveAccessibleName('Exit Student View')
  })

  it('choosing an entry closes the drawer', async () => {
    const { user, address } = renderFrame()
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Courses' }))
    expect(address()).toBe('/courses')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the account', () => {
  it.each(roles)(
    'opens the account of a %s over the page unless the remote has one',
    async (role) => {
      const account = { role, path: '/#my-account', calls: accountCalls(role) }
      const page = renderFrame(account, remoteOf([]))
      expect(await screen.findByRole('dialog', { name: 'My account' })).toBeVisible()
      page.unmount()
      const profile = async () => ({ default: () => null })
      renderFrame(account, remoteOf([], { profile }))
      await screen.findByRole('button', { name: 'Your account: Ada Byron' })
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})
