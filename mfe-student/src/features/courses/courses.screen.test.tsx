import { renderScreen, screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import CoursesScreen from './courses.screen.tsx'

it('shows a student the courses that are to come', async () => {
  const call = 'GET /Course/Course/GetUpcomingCourses'
  const { network } = renderScreen(<CoursesScreen />, {
    path: '/courses',
    calls: {
      [call]: { courses: [], totalCount: 0 },
      'GET /Subject/Degree/GetAllDegreeGroup': [],
    },
  })
  expect(await screen.findByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  expect(await screen.findByText('No courses are planned yet.')).toBeVisible()
  expect(network.requestsOf(call)[0]?.query).toEqual({ PageNo: '1', PageSize: '20' })
})
