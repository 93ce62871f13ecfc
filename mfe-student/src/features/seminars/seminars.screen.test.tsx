import { makeEventCard, renderScreen, screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import SeminarsScreen from './seminars.screen.tsx'

it('shows a student the seminars that are to come', async () => {
  const call = 'GET /Seminar/Seminar/GetUpcomingSeminarsAsync'
  const { network } = renderScreen(<SeminarsScreen />, {
    path: '/seminars',
    calls: {
      [call]: { seminars: [makeEventCard()], totalCount: 1 },
      'GET /Subject/Degree/GetAllDegreeGroup': [],
    },
  })
  expect(await screen.findByRole('heading', { name: 'Seminars', level: 1 })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Register: Vectors' })).toBeVisible()
  expect(network.requestsOf(call)[0]?.query).toEqual({ pageNo: '1', pageSize: '20' })
})
