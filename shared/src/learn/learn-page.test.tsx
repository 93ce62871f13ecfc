import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeVideo } from '../video-player/fake-video.testing.ts'
import { assetId, filmCalls } from '../video-player/film-player.testing.tsx'
import { LearnPage } from './index.ts'
import { broken, checkId, gone, learnCalls, page } from './learn.testing.ts'
import { base, tutorView, view } from './learn-view.testing.tsx'

beforeEach(() => {
  document.title = 'Learn · Portal'
})

describe('a page', () => {
  const render = (calls: FakeCalls = {}, of = view, id = '31', more = {}) =>
    renderScreen(<LearnPage view={of} />, {
      path: `${of.base}/12-mechanics/${id}`,
      route: `${of.base}/:subject/:id`,
      calls: learnCalls(calls),
      ...more,
    })
  const mark = () => screen.findByRole('button', { name: 'Mark as complete' })

  it('shows its text under one outline, where it stands, and its contents', async () => {
    render()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Speed' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Speed · Learn · Portal'))
    expect(screen.getByRole('link', { name: 'Mechanics' })).toHaveAttribute(
      'href',
      `${base}/12-mechanics`,
    )
    expect(screen.getByText('1 minute to read')).toBeVisible()
    const article = screen.getByRole('article')
    expect(
      within(article)
        .getAllByRole('heading', { level: 2 })
        .map((each) => each.textContent),
    ).toEqual(['Mean speed', 'Take care', 'Read it all?', 'Check yourself', 'Practise'])
    expect(within(article).getByRole('button', { name: 'Practise Motion' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('plays a film of the portal above its text', async () => {
    fakeVideo()
    const { user, network, address } = render({
      ...filmCalls(),
      'GET /training/api/LearnTopic/GetContent': { ...page, film: { assetId } },
    })
    const player = await screen.findByRole('region', { name: 'Video: Speed' })
    expect(network.requestsOf('POST /Media/Playback/Start')[0]?.body).toEqual({ assetId })
    expect(
      player.compareDocumentPosition(screen.getByRole('heading', { name: 'Mean speed' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // Its arrows are the player's: they turn no page.
    within(player).getByRole('slider', { name: 'Seek' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(address()).toBe(`${base}/12-mechanics/31`)
  })

  it('goes to a section from its contents', async () => {
    const { user, address } = render()
    // Shown on wide windows only, which the tests' window is not.
    await user.click(await screen.findByRole('link', { name: 'Take care', hidden: true }))
    expect(screen.getByRole('heading', { name: 'Take care' })).toHaveFocus()
    expect(address()).toBe(`${base}/12-mechanics/31`)
  })

  it('is marked at once, keeps the focus, and can be taken back', async () => {
    let answer = (): void => undefined
    const { user, network } = render({
      'POST /training/api/Learning/CreateCompletion': () =>
        new Promise<undefined>((resolve) => {
          answer = () => resolve(undefined)
        }),
    })
    await user.click(await mark())
    const back = await screen.findByRole('button', { name: 'Mark as not complete' })
    expect(back).toHaveFocus()
    expect(screen.getByText('Complete', { selector: 'span' })).toBeVisible()
    answer()
    await waitFor(() =>
      expect(network.requestsOf('GET /training/api/LearnTopic/GetContent')).toHaveLength(1),
    )
    await user.click(back)
    expect(await mark()).toHaveFocus()
    await waitFor(() =>
      expect(
        network.requestsOf('POST /training/api/Learning/CreateCompletion').map(({ body }) => body),
      ).toEqual([
        { subTopicId: 31, isCompleted: true },
        { subTopicId: 31, isCompleted: false },
      ]),
    )
    answer()
  })

  it('is as it was, with a message, where marking it fails', async () => {
    const { user } = render({ 'POST /training/api/Learning/CreateCompletion': broken })
    await user.click(await mark())
    expect(
      await screen.findByText('The page could not be marked. The pages are being moved.'),
    ).toBeInTheDocument()
    expect(await mark()).toBeVisible()
  })

  it('opens its check questions in the runner', async () => {
    const { user, network, address } = render()
    await user.click(await screen.findByRole('button', { name: 'Check yourself' }))
    await waitFor(() => expect(address()).toBe(`/revise/mechanics/${checkId}`))
    const [request] = network.requestsOf('POST /training/api/Learning/StartCheck')
    expect(request?.body).toEqual({ subTopicId: 31 })
    expect(request?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('says why a check could not be started, and offers none without questions', async () => {
    const { user, unmount } = render({ 'POST /training/api/Learning/StartCheck': broken })
    await user.click(await screen.findByRole('button', { name: 'Check yourself' }))
    expect(
      await screen.findByText('The check could not be started. The pages are being moved.'),
    ).toBeInTheDocument()
    unmount()
    render({
      'GET /training/api/LearnTopic/GetContent': { ...page, checkCount: 0, questionCount: 0 },
    })
    await mark()
    expect(screen.queryByText('Check yourself')).toBeNull()
    expect(screen.queryByText('Practise')).toBeNull()
  })

  it('has its neighbours as links and on the arrow keys', async () => {
    const { user, address } = render()
    const pages = await screen.findByRole('navigation', { name: 'Pages of Mechanics' })
    expect(within(pages).getByRole('link', { name: 'Previous Free bodies' })).toHaveAttribute(
      'href',
      `${base}/12-mechanics/30`,
    )
    expect(within(pages).getByRole('link', { name: 'Next Graphs of motion' })).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(address()).toBe(`${base}/12-mechanics/32`)
  })

  it('keeps the focus on its heading while it arrives', async () => {
    let arrive = (): void => undefined
    render({
      'GET /training/api/LearnTopic/GetContent': () =>
        new Promise<typeof page>((resolve) => {
          arrive = () => resolve(page)
        }),
    })
    screen.getByRole('heading', { level: 1, name: 'Learn' }).focus()
    await waitFor(() => {
      arrive()
      expect(screen.getByRole('heading', { level: 1, name: 'Speed' })).toHaveFocus()
    })
  })

  it('stays where there is no neighbour', async () => {
    const { user, address } = render({
      'GET /training/api/LearnTopic/GetContent': { ...page, next: null },
    })
    await mark()
    expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull()
    await user.keyboard('{ArrowRight}')
    expect(address()).toBe(`${base}/12-mechanics/31`)
    await user.keyboard('{ArrowLeft}')
    expect(address()).toBe(`${base}/12-mechanics/30`)
  })

  it('shows its film where it has one', async () => {
    render({
      'GET /training/api/LearnTopic/GetContent': { ...page, videoUrl: '/files/speed.mp4?v=1' },
    })
    const film = await screen.findByLabelText('Film: Speed')
    expect(film).toHaveAttribute('src', '/files/speed.mp4?v=1')
    expect(film.querySelector('track')).toHaveAttribute('src', '/files/speed.vtt?v=1')
  })

  it('is read by tutors without anything to mark', async () => {
    render({}, tutorView)
    expect(await screen.findByRole('heading', { level: 1, name: 'Speed' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: /^Next/ })).toHaveAttribute(
      'href',
      '/resources/tutor/question-bank/learn/12-mechanics/32',
    )
    await expectNoAxeViolations()
  })

  it('says to a parent who views the portal that nothing can be changed', async () => {
    const { user, network } = render({}, view, '31', { claims: { isImpersonating: true } })
    const button = await mark()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(screen.getAllByText(/nothing can be changed/)).toHaveLength(2)
    expect(network.requestsOf('POST /training/api/Learning/CreateCompletion')).toEqual([])
  })

  it('is not there, or fails in words and is asked for again', async () => {
    const missing = render({ 'GET /training/api/LearnTopic/GetContent': gone })
    expect(await screen.findByText('This page is not there')).toBeVisible()
    missing.unmount()
    const odd = render({}, view, 'speed')
    expect(await screen.findByText('This page is not there')).toBeVisible()
    expect(odd.network.requests).toEqual([])
    odd.unmount()
    const { user, network } = render({ 'GET /training/api/LearnTopic/GetContent': broken })
    expect(await screen.findByText('The page could not be loaded')).toBeVisible()
    network.answer(learnCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await mark()).toBeVisible()
  })
})
