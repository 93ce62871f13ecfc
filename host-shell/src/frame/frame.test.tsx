import { defineFeature, roles } from '@portal/shared/contract'
import { guardLeaving } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  act,
  expectNoAxeViolations,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { beginUndrawn, noteDrawn } from '../routing/settled.testing.ts'
import { accountCalls, me, remoteOf, studentRemote } from './frame.testing.tsx'
import { Frame } from './frame.tsx'
import { link, renderFrame, sidebar } from './render-frame.testing.tsx'

vi.mock('../routing/settled.ts', () => import('../routing/settled.testing.ts'))

const exitStudentView = vi.hoisted(() => vi.fn())
vi.mock('../viewing/exit-student-view.ts', () => ({ exitStudentView }))

beforeEach(beginUndrawn)

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
