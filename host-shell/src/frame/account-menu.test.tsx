import { type LazyComponent, type ProfileProps, type Role, roles } from '@portal/shared/contract'
import { guardLeaving } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  expectNoAxeViolations,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AccountMenu } from './account-menu.tsx'
import { me, screen as portalScreen, remoteOf, viewer } from './frame.testing.tsx'

const pictureCall = 'GET /user/Student/view-profile'

interface Options extends RenderScreenOptions {
  role?: Role
  hasPicture?: boolean
  paths?: readonly string[]
  profile?: LazyComponent<ProfileProps>
}

function renderMenu(options: Options = {}) {
  const { role = 'Student', hasPicture = false, paths = [], profile, ...rest } = options
  const screens = paths.map((path) => portalScreen(path, path))
  const remote = remoteOf(screens, profile && { profile })
  return renderScreen(
    <>
      <header>
        <AccountMenu
          me={{ ...me, role, hasPicture }}
          remote={remote}
          viewer={viewer({ role, ...rest.claims })}
          isOverPage={profile === undefined}
        />
      </header>
      <main>
        <h1>The page</h1>
        <button type="button">After</button>
      </main>
    </>,
    { role, ...rest },
  )
}

const trigger = () => screen.findByRole('button', { name: 'Your account: Ada Byron' })
const popup = () => screen.queryByRole('region', { name: 'Your account' })

async function open(options?: Options) {
  const rendered = renderMenu(options)
  await rendered.user.click(await trigger())
  await screen.findByRole('radio', { name: 'Dark' })
  return rendered
}

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  logged.mockRestore()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the account menu', () => {
  it('says who is signed in, opens by keyboard and closes with Escape', async () => {
    const { user } = renderMenu()
    const button = await trigger()
    button.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('radio', { name: 'Dark' })
    expect(popup()).toHaveTextContent('Ada Byronstudent@portal.testStudent')
    await expectNoAxeViolations()
    await user.keyboard('{Escape}')
    expect(popup()).toBeNull()
    expect(button).toHaveFocus()
  })

  it('closes when a press goes elsewhere', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('heading', { name: 'The page' }))
    expect(popup()).toBeNull()
  })

  it('closes when Tab leads out of it', async () => {
    const { user } = await open({ role: 'Tutor' })
    screen.getByRole('button', { name: 'Logout' }).focus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    expect(popup()).toBeNull()
  })

  it('changes the colour mode', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveClass('dark')
    await user.click(screen.getByRole('radio', { name: 'Light' }))
    expect(document.documentElement).toHaveClass('light')
    await user.click(screen.getByRole('radio', { name: 'System' }))
  })

  it('signs out', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(useSession.getState().status).toBe('signed-out')
  })

  it('asks before it signs out where a page of a remote holds something', async () => {
    const ask = vi.fn()
    onTestFinished(guardLeaving({ isHolding: () => true, ask }))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(ask).toHaveBeenCalledOnce()
    expect(useSession.getState().status).not.toBe('signed-out')
  })

  it('leaves signing out to the button of the view, while in one', async () => {
    await open({ claims: { isImpersonating: true } })
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  })
})

describe('what the remote puts into the popup', () => {
  const profile = async () => ({
    default: ({ hasScreen, onClose }: ProfileProps) => (
      <>
        <p>{hasScreen('/mine') ? 'Mine is there' : 'Mine is not there'}</p>
        <button type="button" onClick={onClose}>
          Go
        </button>
      </>
    ),
  })

  it.each(roles)('shows to a %s, who is told which pages there are', async (role) => {
    const { user } = await open({ role, profile, paths: ['/mine'] })
    expect(await screen.findByText('Mine is there')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Your account' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(popup()).toBeNull()
  })

  it('does not know a page that this viewer has not', async () => {
    await open({ profile })
    expect(await screen.findByText('Mine is not there')).toBeVisible()
  })

  it('is left out where it fails, and nothing else', async () => {
    const failing = async (): Promise<never> => {
      throw new Error('broken profile')
    }
    await open({ profile: failing })
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
})

describe('the picture', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => undefined
  })

  it('is a skeleton until it has loaded', async () => {
    const { container } = renderMenu({ hasPicture: true })
    await trigger()
    expect(container.querySelectorAll('header [data-waiting]')).toHaveLength(1)
    expect(container.querySelector('header img')).toBeNull()
  })

  it('is not asked for where there is none', async () => {
    const { network, container } = await open({ hasPicture: false })
    expect(container.querySelector('[data-waiting]')).toBeNull()
    expect(network.requestsOf(pictureCall)).toHaveLength(0)
  })
})

describe('the popup where the remote has nothing of its own', () => {
  it.each(roles)('opens the account of a %s over the page', async (role) => {
    const { network } = await open({ role, path: '/alerts?page=2' })
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute(
      'href',
      '/alerts?page=2#my-account',
    )
    expect(network.requests).toHaveLength(0)
    await expectNoAxeViolations()
  })
})
