import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  chooseInRow,
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import BlogsScreen from './blogs.screen.tsx'
import type { EditedPost, PostRow } from './posts.queries.ts'

const blogCall = 'GET /blog/admin/Blog'
const newsCall = 'GET /news/admin/News'
const oneCall = 'GET /blog/admin/Blog/GetById'
const saveCall = 'POST /blog/admin/Blog/SaveDraft'
const publishCall = 'POST /blog/admin/Blog/Publish'
const stateCall = 'POST /blog/admin/Blog/SetState'

const row: PostRow = {
  ...{ id: testUid(1), kind: 'blog', title: 'Waves', summary: 'In short', state: 'published' },
  ...{ publishAt: '2026-11-20T09:00:00.000Z', roles: ['Student', 'Parent'], isPinned: true },
  ...{ announce: false, announcedAt: null, reads: 12, hasChanges: true, version: 3 },
  updatedAt: '2026-11-26T09:00:00.000Z',
}
const words = {
  ...{ title: 'Waves', summary: 'In short', coverFileId: null, cover: null, pinned: true },
  ...{ body: '<p>Begin with strings.</p>', roles: row.roles },
}
const post: EditedPost = {
  ...row,
  draft: { ...words, bodyHtml: words.body },
  published: words,
}
const draft: EditedPost = { ...post, state: 'draft', publishAt: null, published: null }

beforeEach(() => fakeDate('2026-11-27T10:00:00Z'))

const open = (path = '/blogs', calls: FakeCalls = {}) =>
  renderScreen(<BlogsScreen />, {
    role: 'Admin',
    path,
    calls: {
      [blogCall]: { posts: [row], totalCount: 1 },
      [newsCall]: { news: [], totalCount: 0 },
      [oneCall]: post,
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

const titleOf = () => screen.findByRole('textbox', { name: 'Title' }, { timeout: 20_000 })

it('lists posts with their state, audience and reads, and the news under a tab', async () => {
  const { user, address } = open()
  const line = await screen.findByRole('row', { name: /Waves/ })
  for (const text of ['Published', 'Changes not published', 'Students, Parents', '12', 'Pinned']) {
    expect(within(line).getByText(text)).toBeVisible()
  }
  await expectNoAxeViolations()
  await user.click(screen.getByRole('tab', { name: 'News' }))
  expect(await screen.findByText('Nothing is written yet')).toBeVisible()
  expect(address()).toBe('/blogs?tab=news')
})

it('takes a post from its readers, and says when that could not be done', async () => {
  const rendered = open('/blogs', { [stateCall]: { version: 4 } })
  await screen.findByRole('row', { name: /Waves/ })
  await chooseInRow(rendered.user, 'Waves', 'Archive')
  expect(await screen.findByText('“Waves” is archived. Nobody sees it any more.')).toBeVisible()
  expect(rendered.network.requestsOf(stateCall)[0]?.body).toEqual({
    ...{ id: row.id, version: 3, state: 'archived' },
  })
})

it('begins a post, and leads to its editor', async () => {
  const made = { id: testUid(5), version: 1 }
  const { user, network, address } = open('/blogs', { [saveCall]: made })
  await user.click((await screen.findAllByRole('button', { name: 'Write a post' }))[0] as Element)
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }))
  await user.click(dialog.getByRole('button', { name: 'Begin the post' }))
  expect((await dialog.findAllByText('Enter a title')).length).toBeGreaterThan(0)
  await user.type(dialog.getByLabelText('Title'), 'Strings')
  await user.click(dialog.getByRole('radio', { name: /^News/ }))
  await user.click(dialog.getByRole('button', { name: 'Begin the post' }))
  await waitFor(() => expect(address()).toBe(`/blogs?tab=news&edit=${made.id}`))
  expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({ kind: 'news', title: 'Strings' })
})

it('saves the working copy when a field is left, and publishes only when that is said', async () => {
  const saved = { id: row.id, version: 4 }
  const published: CallAnswer<typeof publishCall> = {
    ...{ version: 5, state: 'published', publishAt: row.publishAt ?? '' },
  }
  const { user, network } = open(`/blogs?edit=${row.id}`, {
    [saveCall]: saved,
    [publishCall]: published,
  })
  await user.type(await titleOf(), ' again')
  await user.tab()
  await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(1))
  expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
    ...{ id: row.id, version: 3, kind: 'blog', title: 'Waves again', body: words.body },
  })
  expect(network.requestsOf(publishCall)).toEqual([])
  expect(await screen.findByText('Saved')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish changes' }))
  await waitFor(() => expect(network.requestsOf(publishCall)).toHaveLength(1))
  expect(network.requestsOf(publishCall)[0]?.body).toEqual({
    ...{ id: row.id, version: 4, announce: false },
  })
  await expectNoAxeViolations()
})

it('schedules a post by the clocks of London, and says what becomes of a lost hour', async () => {
  const { user, network } = open(`/blogs?edit=${row.id}`, {
    [oneCall]: draft,
    [publishCall]: {
      ...{ version: 4, state: 'scheduled', publishAt: '2027-03-28T01:30:00.000Z' },
    },
  })
  await titleOf()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Waves' }))
  await user.click(dialog.getByRole('radio', { name: 'On a day, at a time' }))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  expect((await dialog.findAllByText('Choose a day')).length).toBeGreaterThan(0)
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '28/03/2027{Enter}')
  const time = dialog.getByLabelText('Time in London')
  await user.clear(time)
  await user.type(time, '01:30')
  expect(await dialog.findByText(/so it appears at 02:30/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Tell people' }))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByText('“Waves” is scheduled.')).toBeVisible()
  expect(network.requestsOf(publishCall)[0]?.body).toEqual({
    ...{ id: row.id, version: 3, announce: true, publishAt: '2027-03-28T01:30:00.000Z' },
  })
})

it('shows a post as each role sees it, or that it does not', async () => {
  const { user } = open(`/blogs?edit=${row.id}`)
  await titleOf()
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  expect(await preview.findByText('Begin with strings.')).toBeVisible()
  await user.click(preview.getByRole('radio', { name: 'Tutors' }))
  expect(preview.getByText('Tutors do not see this post.')).toBeVisible()
})

it('sets what somebody else saved meanwhile beside it, and saves nothing before that is settled', async () => {
  const theirs = { ...words, title: 'Pipes' }
  const stale = {
    ...{ by: 'Grace Hopper', at: '2026-11-27T09:59:00.000Z', version: 4 },
    ...{ values: theirs, changed: ['title'] },
  }
  let isRefused = false
  let isSettled = false
  const { user, network } = open(`/blogs?edit=${row.id}`, {
    [oneCall]: () =>
      isRefused
        ? { ...post, version: 4, title: 'Pipes', draft: { ...theirs, bodyHtml: words.body } }
        : post,
    [saveCall]: () => {
      if (isSettled) return { id: row.id, version: 5 }
      isRefused = true
      throw new ApiError({ status: 409, message: 'Changed.', data: stale })
    },
  })
  await user.type(await titleOf(), ' again')
  await user.tab()
  expect(await screen.findByText('Somebody else has saved this meanwhile')).toBeVisible()
  isSettled = true
  await user.click(screen.getByRole('radio', { name: /^Waves again/ }))
  expect(network.requestsOf(saveCall)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
  await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(2))
  expect(network.requestsOf(saveCall)[1]?.body).toMatchObject({ version: 4, title: 'Waves again' })
})

it('says that there is no such post', async () => {
  open(`/blogs?edit=${row.id}`, {
    [oneCall]: new ApiError({ status: 404, message: 'The post is not there.' }),
  })
  expect(await screen.findByText('There is no such post', {}, { timeout: 20_000 })).toBeVisible()
})
