import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  waitFor,
  within,
  writeInto,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EditedPage } from './learn.queries.ts'
import { makeEditedPage } from './learn.testing.ts'
import LearnPageScreen from './page.screen.tsx'

const pageCall = 'GET /training/admin/Learning/GetPage'
const saveCall = 'POST /training/admin/Learning/SavePage'
const previewCall = 'POST /training/admin/Learning/Preview'
const versionsCall = 'GET /training/admin/Learning/GetPageVersions'
const versionCall = 'GET /training/admin/Learning/GetPageVersion'
const restoreCall = 'POST /training/admin/Learning/RestorePage'

const page = makeEditedPage()
const draft: EditedPage = makeEditedPage({
  version: 2,
  draft: {
    ...{ body: '<p>Three roots.</p>', html: '<p>Three roots.</p>', videoUrl: null },
    ...{ version: 2, note: 'Begun', words: 2, changedAt: page.changedAt, changedBy: 'Ada Author' },
  },
})
const versions: CallAnswer<typeof versionsCall> = [
  {
    version: 2,
    createdAt: '2027-03-02T10:00:00Z',
    createdBy: 'Ada Author',
    note: 'Begun',
    isPublished: false,
  },
  { version: 1, createdAt: '2027-03-01T10:00:00Z', createdBy: null, note: '', isPublished: true },
]

beforeEach(() => fakeDate('2027-03-03T10:00:00Z'))
afterEach(() => sessionStorage.clear())

const open = (more = '', calls: FakeCalls = {}) =>
  renderScreen(<LearnPageScreen />, {
    role: 'Admin',
    path: `/question-bank/learn/12-algebra/7${more}`,
    route: '/question-bank/learn/:sub/:id',
    calls: {
      [pageCall]: page,
      [previewCall]: ({ body }) => ({ html: `<p>Shown: ${body.body.length}</p>` }),
      [versionsCall]: versions,
      ...calls,
    },
  })

const film = () => screen.findByRole('textbox', { name: /^Film/ }, { timeout: 20_000 })
const saves = (network: ReturnType<typeof open>['network']) =>
  network.requestsOf(saveCall).map(({ body }) => body)

describe('a page', () => {
  it('stands as students read it, with its place and the way to edit it', async () => {
    open()
    expect(await screen.findByText('Two roots.')).toBeVisible()
    expect(screen.getByText(/Mathematics 1 · Algebra · Quadratics/)).toBeVisible()
    expect(screen.getByText('Published')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/question-bank/learn/12-algebra/7?view=edit',
    )
    await expectNoAxeViolations()
  })

  it('shows its draft apart from what students read', async () => {
    const { user } = open('', { [pageCall]: draft })
    expect(await screen.findByText('Two roots.')).toBeVisible()
    expect(screen.getByText('Draft not published')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'The draft' }))
    expect(screen.getByText('Three roots.')).toBeVisible()
    expect(screen.queryByText('Two roots.')).toBeNull()
  })

  it('that nobody has written leads to its first draft', async () => {
    const none = { state: 'none', body: '', html: '', words: 0, version: null } as const
    open('', { [pageCall]: makeEditedPage(none) })
    expect(await screen.findByText('Nothing is written yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write the first draft' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'History' })).toBeNull()
  })

  it.each(['12-algebra/x', '12-algebra/7'])('that is not there says so: %s', async (address) => {
    renderScreen(<LearnPageScreen />, {
      role: 'Admin',
      path: `/question-bank/learn/${address}`,
      route: '/question-bank/learn/:sub/:id',
      calls: { [pageCall]: new ApiError({ status: 404, message: 'The page was not found.' }) },
    })
    expect(await screen.findByText('There is no such page')).toBeVisible()
  })
})

describe('its editor', () => {
  it('saves a draft by its button and by Ctrl+S, and publishes', async () => {
    const { user, network } = open('?view=edit', { [saveCall]: { version: 2 } })
    await user.type(await film(), 'https://x.example/a.mp4')
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'With a film')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText(/The draft of “Roots” is saved/)).toBeVisible()
    const sent = {
      ...{ subTopicId: 7, version: 1, body: '<p>Two roots.</p>' },
      ...{ videoUrl: 'https://x.example/a.mp4', note: 'With a film' },
    }
    expect(saves(network)).toEqual([{ ...sent, isPublished: false }])
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saves(network)).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/“Roots” is published/)).toBeVisible()
    expect(saves(network).at(-1)).toMatchObject({ isPublished: true })
    await expectNoAxeViolations()
  })

  it('says at its field that a film is refused', async () => {
    const message = 'Enter an address that begins with https://'
    const errors = [{ path: 'body.videoUrl', message }]
    const { user } = open('?view=edit', {
      [saveCall]: new ApiError({ status: 422, message, errors }),
    })
    await user.type(await film(), 'http://x.example/a.mp4')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(async () => expect(await film()).toHaveAccessibleDescription(/begins with https/))
  })

  it('shows the text as students will read it, once typing pauses', async () => {
    const { network } = open('?view=edit')
    const text = await screen.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 })
    // Its own headings begin below this one.
    expect(screen.getByRole('heading', { name: 'Text of the page', level: 2 })).toBeVisible()
    const preview = within(screen.getByRole('region', { name: 'As students read it' }))
    expect(preview.getByText('Two roots.')).toBeVisible()
    await writeInto(text, ' More.')
    expect(network.requestsOf(previewCall)).toEqual([])
    expect(await preview.findByText(/^Shown:/)).toBeVisible()
    expect(network.requestsOf(previewCall).map(({ body }) => body)).toEqual([
      { body: '<p>Two roots. More.</p>' },
    ])
  })

  it('sets what somebody else saved beside what is typed, and saves mine as a new version', async () => {
    const theirs = { body: '<p>Four roots.</p>', videoUrl: 'https://y.example/b.mp4' }
    const stale = {
      ...{ by: 'Eva Editor', at: '2027-03-03T09:59:00.000Z', version: 2 },
      ...{ values: theirs, changed: ['body', 'videoUrl'] },
    }
    let isRefused = true
    const { user, network } = open('?view=edit', {
      [saveCall]: () => {
        if (!isRefused) return { version: 3 }
        throw new ApiError({ status: 409, message: 'Changed meanwhile.', data: stale })
      },
    })
    await user.type(await film(), 'https://x.example/a.mp4')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const alert = within(await screen.findByRole('alert'))
    expect(await alert.findByText(/Eva Editor saved it/)).toBeVisible()
    const mine = within(alert.getByRole('region', { name: 'Film, yours' }))
    expect(mine.getByText(/x\.example/)).toBeVisible()
    const other = within(alert.getByRole('region', { name: 'Film, by Eva Editor' }))
    expect(other.getByText(/y\.example/)).toBeVisible()
    expect(alert.getByRole('region', { name: 'Text, by Eva Editor' })).toHaveTextContent('Four')
    await expectNoAxeViolations()
    isRefused = false
    await user.click(alert.getByRole('button', { name: 'Save mine as a new version' }))
    await waitFor(() => expect(saves(network)).toHaveLength(2))
    expect(saves(network)[1]).toMatchObject({
      ...{ version: 2, videoUrl: 'https://x.example/a.mp4', isPublished: true },
    })
  })

  it('takes theirs where that is wanted', async () => {
    const theirs = { body: '<p>Two roots.</p>', videoUrl: 'https://y.example/b.mp4' }
    const stale = {
      ...{ by: 'Eva Editor', at: '2027-03-03T09:59:00.000Z', version: 2 },
      ...{ values: theirs, changed: ['videoUrl'] },
    }
    const { user, network } = open('?view=edit', {
      [saveCall]: new ApiError({ status: 409, message: 'Changed meanwhile.', data: stale }),
    })
    await user.type(await film(), 'https://x.example/a.mp4')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    expect(await film()).toHaveValue('https://y.example/b.mp4')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(saves(network)).toHaveLength(1)
  })
})

describe('its history', () => {
  const held: Readonly<Record<number, string>> = {
    1: '<p>Two roots.</p><p>The end.</p>',
    2: '<p>Three roots.</p><p>The end.</p>',
  }
  const calls: FakeCalls = {
    [pageCall]: draft,
    [versionCall]: ({ query }) => {
      const body = held[Number(query.version)] ?? ''
      const found = versions.find(({ version }) => version === Number(query.version))
      if (found === undefined) throw new ApiError({ status: 404, message: 'Not there.' })
      return { ...found, body, html: body, videoUrl: null }
    },
  }

  it('compares two versions line by line, by the address', async () => {
    const { user, address } = open('?view=history', calls)
    expect(await screen.findByText('Two roots.', { selector: 'del' })).toBeVisible()
    expect(screen.getByText('Three roots.', { selector: 'ins' })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'Version 2, draft')
    expect(await screen.findByText('Both say the same.')).toBeVisible()
    expect(address()).toContain('from=2')
    const list = within(screen.getByRole('list', { name: 'Versions' }))
    expect(list.getByText('Begun')).toBeVisible()
    expect(list.getByText(/The portal/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('brings a version back as a draft, after asking', async () => {
    const { user, network } = open('?view=history', { ...calls, [restoreCall]: { version: 3 } })
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }))
    await user.click(question.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText(/Version 1 is the draft now/)).toBeVisible()
    expect(network.requestsOf(restoreCall)[0]?.body).toEqual({
      ...{ subTopicId: 7, restore: 1, version: 2 },
    })
  })
})
