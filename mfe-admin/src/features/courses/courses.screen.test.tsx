import { allEventsCall } from '@portal/shared/events'
import { renderScreen, screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import CoursesScreen from './courses.screen.tsx'

it('has all courses, drafts too, and leads nowhere that seminars alone have', async () => {
  const { network } = renderScreen(<CoursesScreen />, {
    ...{ role: 'Admin', path: '/courses' },
    calls: {
      [allEventsCall]: { events: [], totalCount: 0 },
      'GET /Subject/Degree/GetAllDegreeGroup': [],
      'GET /Lists/View/GetViews': { views: [] },
    },
  })
  expect(await screen.findByText('No course yet')).toBeVisible()
  expect(network.requestsOf(allEventsCall)[0]?.query.kind).toBe('course')
  expect(screen.queryByRole('link', { name: 'Degree groups' })).toBeNull()
})
