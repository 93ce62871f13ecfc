import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeMedia,
  makeCalendarEntry,
  makeCurriculumItem,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ProfileContent from './profile-content.tsx'

const calendarCall = 'GET /Tution/Tution/GetCalendarData'
const curriculumCall = 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'

const item = (curriculumText: string, monthNumber: number, isCompleted = false) =>
  makeCurriculumItem({ id: crypto.randomUUID(), curriculumText, isCompleted, monthNumber })
const calls: FakeCalls = {
  [calendarCall]: [makeCalendarEntry({ date: '2026-11-24T16:00:00Z', info: 'Mathematics' })],
  [curriculumCall]: ({ query }) => ({
    items:
      Number(query?.monthNumber) === 11
        ? [item('Revise surds', 11), item('Read chapter 4', 11, true)]
        : [],
  }),
}

interface Options extends RenderScreenOptions {
  paths?: readonly string[]
}

function open({ paths = [], ...options }: Options = {}) {
  const onClose = vi.fn()
  const hasScreen = (path: string) => paths.includes(path.replace(/\?.*$/, ''))
  const page = renderScreen(
    <main>
      <h1>The page</h1>
      <h2>The popup</h2>
      <ProfileContent hasScreen={hasScreen} onClose={onClose} />
    </main>,
    { calls, ...options },
  )
  return { ...page, onClose }
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

describe('what the profile popup holds for a student', () => {
  it('has the month’s calendar, with the current day flagged', async () => {
    open()
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
    const { user, network } = open()
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
    fakeMedia(() => false)
    const { network } = open()
    await waitFor(() => expect(network.requestsOf(calendarCall)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: /^Curriculum/ })).toBeNull()
    expect(network.requestsOf(curriculumCall)).toHaveLength(0)
  })

  it('only logs what cannot be fetched', async () => {
    const failure = new ApiError({ status: 422, message: 'Broken' })
    open({ calls: { [calendarCall]: failure, [curriculumCall]: failure } })
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
    expect(document.body).not.toHaveTextContent('Broken')
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  })

  it('leads to the pages that exist', async () => {
    const paths = ['/my-application-&-account', '/curriculum']
    const { user, address, onClose } = open({ paths })
    expect(screen.getByRole('link', { name: 'Your Account' })).toHaveAttribute(
      'href',
      '/my-application-&-account?tab=account',
    )
    expect(screen.getByRole('link', { name: 'Your Curriculum' })).toHaveAttribute(
      'href',
      '/curriculum',
    )
    const link = screen.getByRole('link', { name: 'Your Calendar' })
    expect(link).toHaveAttribute('href', '/my-application-&-account')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(onClose).toHaveBeenCalledOnce()
    expect(address()).toBe('/')
  })

  it('has no button for a page that does not exist', async () => {
    open({ paths: ['/my-application-&-account'] })
    expect(screen.getByRole('link', { name: 'Your Calendar' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Your Curriculum' })).toBeNull()
  })
})
