import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import PostsCard from '../posts-card/index.tsx'
import type { ListedPost } from './posts.queries.ts'
import { withPosts } from './with-posts.tsx'

const listCall = 'GET /blog/blog'
const oneCall = 'GET /blog/blog/GetById'
const readCall = 'POST /blog/blog/MarkRead'

const waves: ListedPost = {
  ...{ id: testUid(1), kind: 'blog', title: 'Waves', summary: 'In short', cover: null },
  ...{ publishedAt: '2026-11-25T09:00:00.000Z', isPinned: true, isRead: false },
}
const hours: ListedPost = {
  ...{ ...waves, id: testUid(2), kind: 'news', title: 'Opening hours', isPinned: false },
  ...{ isRead: true, cover: '/media/file/x/file' },
}
const list = { posts: [waves, hours], totalCount: 2, unreadCount: 1 }

/** Elements whose end is watched for; `show` brings them into view. */
let show: () => void
beforeEach(() => {
  fakeDate('2026-11-27T10:00:00Z')
  const watching: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        watching.push(() => seen([{ isIntersecting: true }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  show = () => watching.at(-1)?.()
})
afterEach(() => vi.unstubAllGlobals())

const Dashboard = withPosts(() => (
  <main>
    <h1>Dashboard</h1>
    <PostsCard />
  </main>
))

const open = (path = '/', calls: FakeCalls = {}, more = {}) =>
  renderScreen(<Dashboard />, {
    path,
    calls: {
      [listCall]: list,
      [oneCall]: { ...waves, body: '<p>Begin with strings.</p>' },
      [readCall]: undefined,
      ...calls,
    },
    ...more,
  })

it('shows a few on a dashboard, how many are unread, and the way to all of them', async () => {
  const { network } = open()
  const card = within(await screen.findByRole('region', { name: 'Blog and news' }))
  expect(await card.findByText('1 unread post')).toBeVisible()
  expect(card.getByRole('link', { name: 'Waves' })).toHaveAttribute('href', `/?post=${waves.id}`)
  expect(card.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/?posts=all')
  expect(network.requestsOf(listCall)[0]?.query).toMatchObject({ kind: 'all', pageSize: '3' })
  await expectNoAxeViolations()
})

it('says on a dashboard that there is nothing, and that they could not be had', async () => {
  const none = { posts: [], totalCount: 0, unreadCount: 0 }
  const { unmount, network } = open('/', { [listCall]: none })
  expect(await screen.findByText('Nothing new to read.')).toBeVisible()
  unmount()
  network.restore()
  open('/', { [listCall]: new ApiError({ status: 422, message: 'Away.' }) })
  expect(await screen.findByText('The posts could not be loaded')).toBeVisible()
})

it('lists all of them in the place of the page, by what the address asks for', async () => {
  const { network, user, address } = open(
    '/?posts=all&kind=news&unread=true&days=2026-11-01..2026-11-27',
  )
  expect(await screen.findByRole('heading', { name: 'Blog and news', level: 1 })).toBeVisible()
  const cards = await screen.findAllByRole('heading', { level: 2 })
  expect(cards.map((card) => card.textContent)).toEqual(['Waves', 'Opening hours'])
  const asked = network.requestsOf(listCall).at(-1)?.query
  expect(asked).toMatchObject({ kind: 'news', unread: 'true' })
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(address()).not.toContain('kind='))
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  await expectNoAxeViolations()
})

it('says that none fits, with the way to clear the filters', async () => {
  const { user, address } = open('/?posts=all&search=zebra', {
    [listCall]: { posts: [], totalCount: 0, unreadCount: 0 },
  })
  expect(await screen.findByText('No post fits these filters.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: /^Clear/ })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/?posts=all'))
})

it('opens a post with its title, and marks it read once its end is seen', async () => {
  const { network } = open(`/?posts=all&kind=blog&post=${waves.id}`)
  expect(await screen.findByRole('heading', { name: 'Waves', level: 1 })).toBeVisible()
  expect(await screen.findByText('Begin with strings.')).toBeVisible()
  await waitFor(() => expect(document.title).toContain('Waves'))
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/?posts=all&kind=blog',
  )
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(network.requestsOf(readCall)).toEqual([])
  show()
  await waitFor(() => expect(network.requestsOf(readCall)).toHaveLength(1))
  expect(network.requestsOf(readCall)[0]?.body).toEqual({ blogId: waves.id })
  show()
  expect(network.requestsOf(readCall)).toHaveLength(1)
  await expectNoAxeViolations()
})

it('marks nothing that is read already', async () => {
  const { network } = open(`/?post=${hours.id}`, {
    [oneCall]: { ...hours, body: '<p>From ten to four.</p>' },
  })
  expect(await screen.findByText('From ten to four.')).toBeVisible()
  expect(network.requestsOf(readCall)).toEqual([])
})

it('does not show a post from before once it is taken back', async () => {
  const { user, network } = open(`/?posts=all&post=${waves.id}`)
  expect(await screen.findByText('Begin with strings.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back' }))
  network.answer({ [oneCall]: new ApiError({ status: 404, message: 'The post is not there.' }) })
  await user.click(await screen.findByRole('link', { name: 'Waves' }))
  expect(await screen.findByText('This post is not there')).toBeVisible()
  expect(screen.queryByText('Begin with strings.')).toBeNull()
})

it('says that a post is not there any more, and that it could not be had', async () => {
  const gone = { [oneCall]: new ApiError({ status: 404, message: 'The post is not there.' }) }
  const { unmount, network } = open(`/?post=${waves.id}`, gone)
  expect(await screen.findByText('This post is not there')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/?posts=all')
  unmount()
  network.restore()
  open(`/?post=${waves.id}`, { [oneCall]: new ApiError({ status: 422, message: 'Away.' }) })
  expect(await screen.findByText('The post could not be loaded')).toBeVisible()
})
