import { pathTo } from '@portal/shared/contract'
import { type FakeCalls, type RenderScreenOptions, renderScreen } from '@portal/shared/testing'
import { fakeVideo } from '../video-player/fake-video.testing.ts'
import { filmCalls } from '../video-player/film-player.testing.tsx'
import { academyCalls, academyId } from './academy.testing.ts'
import CourseScreen from './course.screen.tsx'

/** The screen of an academy, with films that play when they are told to. */
export function openCourse(
  calls: FakeCalls = {},
  { search = '', ...options }: RenderScreenOptions & { search?: string } = {},
) {
  const video = fakeVideo()
  const shown = renderScreen(<CourseScreen />, {
    path: pathTo('/academy/:course', { course: academyId }) + search,
    route: '/academy/:course',
    ...options,
    calls: { ...filmCalls(), ...academyCalls(calls) },
  })
  return { ...shown, video }
}
