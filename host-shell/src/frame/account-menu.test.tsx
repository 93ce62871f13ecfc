import { ApiError } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { defineRemote } from '@portal/shared/contract'
import { guardLeaving } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  expectNoAxeViolations,
  type FakeCalls,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AccountMenu } from './account-menu.tsx'
import { me, screen as portalScreen, studentRemote, viewer } from './frame.testing.tsx'

const calendarCall = 'GET /Tution/Tution/GetCalendarData'
const curriculumCall = 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'
const pictureCall = 'GET /user/Student/view-profile'

const item = (curriculumText: string, monthNumber: number, isCompleted = false) => ({
  id: crypto.randomUUID(),
  curriculumText,
  isCompleted,
  monthNumber,
})
const calls: FakeCalls = {
  [calendarCall]: [{ date: '2026-11-24T16:00:00Z', info: 'Mathematics', calendarComponent: 1 }],
  [curriculumCall]: ({ query }) => ({
    items:
      Number(query?.monthNumber) === 11
        ? [item('Revise surds', 11), item('Read chapter 4', 11, true)]
        : [],
  }),
}

interface Options extends RenderScreenOptions {
  role?: Role
  hasPicture?: boolean
  paths?: readonly string[]
}

function renderMenu({ role = 'Student', hasPicture = false, paths = [], ...rest }: Options = {}) {
  const screens = paths.map((path) => portalScreen(path, path))
  const remote = defineRemote({ ...studentRemote, features: [{ id: 'all', screens }] })
  return renderScreen(
    <>
      <header>
        <AccountMenu
          me={{ ...me, role, hasPicture }}
          remote={remote}
          viewer={viewer({ role, ...rest.claims })}
        />
      </header>
      <main>
        <h1>The page</h1>
        <button type="button">After</button>
      </main>
    </>,
    { role, calls, ...rest },
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

describe('the popup of a student', () => {
  it('has the month’s calendar, with the current day flagged', async () => {
    await open()
    expect(screen.getByRole('grid', { name: 'Nov-2026' })).toBeVisible()
    expect(screen.getByRole('button', { name: /This is the current day/ })).toBeVisible()
    expect(
      await screen.findByRole('button', {
        name: /^Tuesday 24 November 2026\. Tuition: Mathematics/,
      }),
    ).toBeVisible()
    await expectNoAxeViolations()
  })

  it('lists the shown month’s curriculum, done items struck through', async () => {
    const { user, network } = await open()
    const plan = screen.getByRole('region', { name: 'Curriculum, Nov-2026' })
    expect(await within(plan).findByText('Revise surds')).not.toHaveProperty('tagName', 'S')
    expect(within(plan).getByText('Read chapter 4').tagName).toBe('S')
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(
      await within(screen.getByRole('region', { name: 'Curriculum, Dec-2026' })).findByText(
        'Nothing is planned for this month.',
      ),
    ).toBeVisible()
    expect(network.requestsOf(curriculumCall).map(({ query }) => query.monthNumber)).toEqual([
      '11',
      '12',
    ])
  })

  it('has no curriculum on small screens, and asks for none', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { network } = await open()
    await waitFor(() => expect(network.requestsOf(calendarCall)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: /^Curriculum/ })).toBeNull()
    expect(network.requestsOf(curriculumCall)).toHaveLength(0)
  })

  it('only logs what cannot be fetched', async () => {
    const failure = new ApiError({ status: 422, message: 'Broken' })
    await open({ calls: { [calendarCall]: failure, [curriculumCall]: failure } })
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
    expect(document.body).not.toHaveTextContent('Broken')
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  })

  it('leads to the pages that exist', async () => {
    const paths = ['/my-application-&-account', '/curriculum']
    const { user, address } = await open({ paths })
    expect(screen.getByRole('link', { name: 'Your Account' })).toHaveAttribute(
      'href',
      '/my-application-&-account?part=account',
    )
    expect(screen.getByRole('link', { name: 'Your Curriculum' })).toHaveAttribute(
      'href',
      '/curriculum',
    )
    const link = screen.getByRole('link', { name: 'Your Calendar' })
    expect(link).toHaveAttribute('href', '/my-application-&-account')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(popup()).toBeNull()
    expect(address()).toBe('/')
  })

  it('has no button for a page that does not exist', async () => {
    await open({ paths: ['/my-application-&-account'] })
    expect(screen.getByRole('link', { name: 'Your Calendar' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Your Curriculum' })).toBeNull()
  })
})

describe('the picture', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => undefined
  })

  it('is a skeleton until it has loaded', async () => {
    const { container } = renderMenu({ hasPicture: true, calls })
    await trigger()
    expect(container.querySelectorAll('header [data-waiting]')).toHaveLength(1)
    expect(container.querySelector('header img')).toBeNull()
  })

  it('is not asked for where there is none, nor for other roles', async () => {
    const { network, container } = await open({ role: 'Tutor', hasPicture: true })
    expect(container.querySelector('[data-waiting]')).toBeNull()
    expect(network.requestsOf(pictureCall)).toHaveLength(0)
  })
})

describe('the popup of any other role', () => {
  it('has neither calendar nor curriculum, and opens the account over the page', async () => {
    const { network } = await open({ role: 'Tutor', path: '/alerts?page=2' })
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute(
      'href',
      '/alerts?page=2#my-account',
    )
    expect(network.requests).toHaveLength(0)
    await expectNoAxeViolations()
  })
})
