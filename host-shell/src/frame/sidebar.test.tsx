import type { Remote } from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'
import { expectNoAxeViolations, screen, within } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginUndrawn } from '../routing/settled.testing.ts'
import { entry, screen as portalScreen, studentRemote } from './frame.testing.tsx'
import { link, renderFrame, sidebar, windowWidth } from './render-frame.testing.tsx'

vi.mock('../routing/settled.ts', () => import('../routing/settled.testing.ts'))

beforeEach(beginUndrawn)
afterEach(() => vi.unstubAllGlobals())

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
