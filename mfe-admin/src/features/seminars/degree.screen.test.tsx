import { ApiError } from '@portal/shared/api'
import { ofDegreeCall } from '@portal/shared/events'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testEventId,
  testUid,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import DegreeScreen from './degree.screen.tsx'

const degreeGroup = { id: 4, name: 'Engineering' }
const vectors = {
  ...{ id: testEventId, kind: 'seminar' as const, title: 'Vectors', slug: 'vectors' },
  ...{ state: 'draft' as const, sessions: 1, capacity: 20, registered: 0, waiting: 0 },
  ...{ startsAt: '2027-03-06T10:00:00Z', endsAt: '2027-03-06T12:00:00Z' },
  tutors: [{ id: testUid(320), fullName: 'Owen Pike' }],
}

const open = (calls: FakeCalls = {}) =>
  renderScreen(<DegreeScreen />, {
    role: 'Admin',
    path: '/seminars/admin-view/engineering/4',
    route: '/seminars/admin-view/:degree/:id',
    calls: {
      [ofDegreeCall]: { seminars: [vectors], totalCount: 1, degreeGroup },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

it('has the seminars of the group, drafts too', async () => {
  const { network, container } = open()
  expect(await screen.findByRole('heading', { name: 'Engineering', level: 1 })).toBeVisible()
  expect(network.requestsOf(ofDegreeCall)[0]?.query).toEqual({
    ...{ pageNo: '1', pageSize: '20', DegreeGroupID: '4' },
  })
  const row = within(screen.getByRole('row', { name: /Vectors/ }))
  for (const text of ['Owen Pike', 'Draft', '6 Mar 2027, 10:00', '0 of 20 places']) {
    expect(row.getByText(text)).toBeVisible()
  }
  expect(row.getByRole('link', { name: /Vectors/ })).toHaveAttribute(
    'href',
    `/seminars/vectors/${testEventId}`,
  )
  expect(screen.getByRole('link', { name: 'All degree groups' })).toHaveAttribute(
    'href',
    '/seminars/admin-view',
  )
  await expectNoAxeViolations(container)
})

it('says that nothing is filed under it', async () => {
  open({ [ofDegreeCall]: { seminars: [], totalCount: 0, degreeGroup } })
  expect(await screen.findByText('No seminar is filed under this group')).toBeVisible()
})

it('of a group that is not there says so', async () => {
  open({ [ofDegreeCall]: new ApiError({ status: 404, message: 'This is not there.' }) })
  expect(await screen.findByText('This is not there.')).toBeVisible()
})
