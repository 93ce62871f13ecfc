import { ApiError } from '@portal/shared/api'
import { type FakeCalls, renderScreen, screen, testUid } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import AcademyDashboardCard from './dashboard-card.tsx'

const list = 'GET /academy/Academy/GetAllAcademy'
const totalProgress = { completionPercent: 12, videosLeft: 21, videsoCompleted: 3 }

const calls = (more: FakeCalls = {}): FakeCalls => ({
  [list]: { academies: [], totalCount: 4, totalProgress },
  'GET /academy/api/Video/GetContinue': {
    academyId: testUid(1),
    academyName: 'Mechanics',
    videoId: testUid(2),
    videoName: 'Resolving',
    positionSeconds: 20,
    durationSeconds: 60,
    poster: null,
  },
  ...more,
})

it('says how far the student is, and leads on', async () => {
  renderScreen(<AcademyDashboardCard />, { calls: calls() })
  expect(await screen.findByRole('progressbar', { name: 'Completed videos' })).toHaveAttribute(
    'aria-valuetext',
    '3 of 24 videos · 12 %',
  )
  expect(await screen.findByRole('link', { name: 'Continue: Resolving' })).toHaveAttribute(
    'href',
    `/academy/${testUid(1)}?video=${testUid(2)}`,
  )
})

it('says that there is nothing yet, and that it could not be had', async () => {
  const none = { completionPercent: 0, videosLeft: 0, videsoCompleted: 0 }
  const { unmount, network } = renderScreen(<AcademyDashboardCard />, {
    calls: calls({ [list]: { academies: [], totalCount: 0, totalProgress: none } }),
  })
  expect(
    await screen.findByText('Your first course appears here when it is published.'),
  ).toBeVisible()
  unmount()
  network.restore()
  renderScreen(<AcademyDashboardCard />, {
    calls: calls({ [list]: new ApiError({ status: 422, message: 'Away.' }) }),
  })
  expect(await screen.findByText('Your courses could not be loaded')).toBeVisible()
})
