import { makeEventCard, renderScreen, screen } from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import CoursesScreen from '../courses/courses.screen.tsx'
import SeminarsScreen from './seminars.screen.tsx'

vi.mock('@portal/shared/live', async () => (await import('@portal/shared/testing')).fakeLive)

const calls = {
  'GET /Seminar/Seminar/GetUpcomingSeminarsAsync': { seminars: [makeEventCard()], totalCount: 1 },
  'GET /Course/Course/GetUpcomingCourses': { courses: [], totalCount: 0 },
  'GET /Subject/Degree/GetAllDegreeGroup': [],
}

describe('a student', () => {
  it('sees the seminars that are to come', async () => {
    const { network } = renderScreen(<SeminarsScreen />, { calls, path: '/seminars' })
    expect(await screen.findByRole('heading', { name: 'Seminars', level: 1 })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Register: Vectors' })).toBeVisible()
    const [asked] = network.requestsOf('GET /Seminar/Seminar/GetUpcomingSeminarsAsync')
    expect(asked?.query).toEqual({ pageNo: '1', pageSize: '20' })
  })

  it('sees the courses that are to come', async () => {
    const { network } = renderScreen(<CoursesScreen />, { calls, path: '/courses' })
    expect(await screen.findByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
    expect(await screen.findByText('No courses are planned yet.')).toBeVisible()
    const [asked] = network.requestsOf('GET /Course/Course/GetUpcomingCourses')
    expect(asked?.query).toEqual({ PageNo: '1', PageSize: '20' })
  })
})
