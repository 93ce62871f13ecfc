import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  chooseInRow,
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import AnnouncementsScreen from './announcements.screen.tsx'

const listCall = 'GET /Announcement/admin/Announcement/GetAnnouncements'
const saveCall = 'POST /Announcement/admin/Announcement/Save'
const manyCall = 'POST /Announcement/admin/Announcement/ArchiveMany'
const previewCall = 'POST /Announcement/admin/Announcement/Preview'
const versionsCall = 'GET /Content/admin/History/GetVersions'

type Row = CallAnswer<typeof listCall>['announcements'][number]

const mocks: Row = {
  announcementId: testUid(1),
  title: 'Mock week',
  text: '<p>Mocks start on Monday.</p>',
  roles: ['Student', 'Parent'],
  from: '2020-03-01',
  to: '2020-03-08',
  needsQuestionBank: false,
  dismissed: 12,
  overlaps: [{ announcementId: testUid(2), title: 'Spring timetable' }],
  isArchived: false,
  version: 3,
}
const spring: Row = {
  ...{ ...mocks, announcementId: testUid(2), title: 'Spring timetable', from: '2090-01-01' },
  ...{ to: '2090-02-01', roles: ['Tutor'], overlaps: [], dismissed: 0 },
}
const banner = { id: testUid(1), title: 'Mock week', from: mocks.from, to: mocks.to }

const renderList = (calls: FakeCalls = {}, path = '/announcements') =>
  renderScreen(<AnnouncementsScreen />, {
    role: 'Admin',
    path,
    calls: {
      [listCall]: { announcements: [mocks, spring], totalCount: 2 },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

it('shows when each is shown, to whom, beside which others, and how many put it away', async () => {
  renderList()
  const row = await screen.findByRole('row', { name: /Mock week/ })
  for (const text of ['Over', 'Students, Parents', 'Spring timetable', '12']) {
    expect(within(row).getByText(text)).toBeVisible()
  }
  expect(row).toHaveTextContent('1 Mar 2020 to 8 Mar 2020')
  expect(
    within(screen.getByRole('row', { name: /^Select Spring/ })).getByText('Coming'),
  ).toBeVisible()
  await expectNoAxeViolations()
})

it('finds those that are shown on a day', async () => {
  const { user, network, address } = renderList()
  await user.type(await screen.findByRole('textbox', { name: 'Shown on' }), '03/03/2020{Enter}')
  await waitFor(() => expect(address()).toBe('/announcements?on=2020-03-03'))
  await waitFor(() =>
    expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({ on: '2020-03-03' }),
  )
})

it('saves what was changed with the version that was edited', async () => {
  const rendered = renderList({ [saveCall]: { announcementId: mocks.announcementId, version: 4 } })
  const { user, network } = rendered
  await chooseInRow(rendered.user, 'Mock week', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mock week' }))
  const text = await dialog.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 })
  await waitFor(() => expect(text).toHaveTextContent('Mocks start on Monday.'))
  await user.type(dialog.getByLabelText('Title'), ' in March')
  await user.click(dialog.getByRole('checkbox', { name: 'Tutors' }))
  await user.click(dialog.getByRole('button', { name: 'Save announcement' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.requestsOf(saveCall)[0]?.body).toEqual({
    ...{ announcementId: mocks.announcementId, version: 3, title: 'Mock week in March' },
    ...{ text: mocks.text, roles: ['Student', 'Tutor', 'Parent'], needsQuestionBank: false },
    ...{ from: mocks.from, to: mocks.to },
  })
  expect(await screen.findByText('The announcement “Mock week in March” is saved.')).toBeVisible()
})

it('wants days and somebody to see it, and asks nothing of the server before', async () => {
  const { user, network } = renderList()
  await screen.findByRole('row', { name: /Mock week/ })
  await user.click(screen.getByRole('button', { name: 'Write an announcement' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }))
  await dialog.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 })
  await user.click(dialog.getByRole('button', { name: 'Save announcement' }))
  for (const message of [
    'Enter a title',
    'Write a text',
    'Enter the first day',
    'Enter the last day',
  ]) {
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
  }
  expect(dialog.getAllByText('Choose who sees it').length).toBeGreaterThan(0)
  expect(network.requestsOf(saveCall)).toEqual([])
  await expectNoAxeViolations()
})

it('previews it as each role will see it, and names the others of these days', async () => {
  const rendered = renderList({
    [previewCall]: {
      overlaps: [
        {
          ...{ announcementId: testUid(2), title: 'Fees', roles: ['Parent'] },
          from: '2020-03-05',
          to: '2020-03-09',
        },
      ],
      roles: [
        { role: 'Student', banners: [{ ...banner, text: 'To students', html: null }] },
        {
          role: 'Parent',
          banners: [
            { ...banner, text: 'To parents', html: null },
            { ...banner, id: testUid(2), title: 'Fees', text: 'Fees are due', html: null },
          ],
        },
      ],
    },
  })
  const { user } = rendered
  await chooseInRow(rendered.user, 'Mock week', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mock week' }))
  await dialog.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 })
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  const preview = within(await dialog.findByRole('region', { name: 'Preview' }))
  expect(preview.getByText('“Fees” to parents, 5 Mar 2020 to 9 Mar 2020')).toBeVisible()
  expect(preview.getByText('To students')).toBeVisible()
  await user.click(preview.getByRole('radio', { name: 'Parents' }))
  expect(preview.getByText('To parents')).toBeVisible()
  expect(preview.getByText('Fees are due')).toBeVisible()
  await expectNoAxeViolations()
})

it('archives one, and brings it back when that is undone', async () => {
  const announcementIds = [mocks.announcementId]
  const rendered = renderList({ [manyCall]: { announcementIds } })
  await chooseInRow(rendered.user, 'Mock week', 'Archive')
  expect(await screen.findByText('1 announcement is archived.')).toBeVisible()
  await rendered.user.click(screen.getByRole('button', { name: 'Undo' }))
  const bodies = () => rendered.network.requestsOf(manyCall).map(({ body }) => body)
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()).toEqual([
    { announcementIds, isArchived: true },
    { announcementIds, isArchived: false },
  ])
})

it('archives all that match, by the filters and how many that was', async () => {
  const { user, network } = renderList(
    {
      [listCall]: { announcements: [mocks, spring], totalCount: 23 },
      [manyCall]: { announcementIds: [mocks.announcementId, spring.announcementId] },
    },
    '/announcements?role=Parent',
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(await screen.findByRole('button', { name: 'Choose all 23 that match' }))
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  await screen.findByText('2 announcements are archived.')
  expect(network.requestsOf(manyCall)[0]?.body).toEqual({
    filter: { role: 'Parent' },
    expectedCount: 23,
    isArchived: true,
  })
})

it('says that nothing was changed where others match by now, and keeps what was chosen', async () => {
  const message = 'The list has changed: 2 match now instead of 23. Nothing was done.'
  const { user } = renderList({ [manyCall]: new ApiError({ status: 409, message }) })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Mock week' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select Mock week' })).toBeChecked()
})

it('offers to bring back what is archived, and opens the history', async () => {
  const rendered = renderList(
    {
      [listCall]: { announcements: [{ ...mocks, isArchived: true }], totalCount: 1 },
      [versionsCall]: [{ version: 3, savedBy: 'Ada Byron', savedAt: '2026-03-01T10:00:00Z' }],
    },
    '/announcements?isArchived=true',
  )
  expect(await screen.findByText('Archived', { selector: 'td *' })).toBeVisible()
  await chooseInRow(rendered.user, 'Mock week', 'History')
  const drawer = within(await screen.findByRole('dialog', { name: 'History of Mock week' }))
  expect(await drawer.findByText(/Ada Byron/)).toBeVisible()
})
