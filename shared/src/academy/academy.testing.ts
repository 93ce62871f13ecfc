import type { FakeCalls } from '@portal/shared/testing'
import { testUid } from '../testing/factories.ts'
import type { Academy, Groups, Video } from './academy.queries.ts'

export const academyId = testUid(70)
export const videoIds = [testUid(71), testUid(72), testUid(73)] as const
export const assetIds = [testUid(81), testUid(82), testUid(83)] as const

/** A film of an academy that was not begun. */
export function makeVideo(more: Partial<Video> = {}): Video {
  return {
    id: videoIds[0],
    name: 'Adding forces',
    description: '',
    url: `/media/academy/${assetIds[0]}/720.mp4`,
    assetId: assetIds[0],
    isLink: false,
    poster: null,
    durationSeconds: 60,
    isCompleted: false,
    isWatched: false,
    watchedPercent: 0,
    mandatoryQuestion: false,
    isInRetry: false,
    isQuizPassed: false,
    videoQuestion: [],
    ...more,
  }
}

/**
 * Two open groups with three videos, of which the second was played last, and one that opens later.
 * @param changes what is different of each video, by its place
 */
export function makeGroups(changes: Readonly<Record<number, Partial<Video>>> = {}): Groups {
  const names = ['Adding forces', 'Resolving', 'Friction']
  const videos = videoIds.map((id, at) =>
    makeVideo({ id, assetId: assetIds[at] ?? null, name: names[at] ?? '', ...changes[at] }),
  )
  return {
    videoGroups: [
      { id: testUid(91), name: 'Forces', opensOn: null, isOpen: true, videos: videos.slice(0, 2) },
      { id: testUid(92), name: 'Surfaces', opensOn: null, isOpen: true, videos: videos.slice(2) },
      { id: testUid(93), name: 'Later', opensOn: '2027-03-03', isOpen: false, videos: [] },
    ],
    totalVideos: 3,
    completedVideos: videos.filter(({ isCompleted }) => isCompleted).length,
    currentVideoId: videoIds[1],
  }
}

/** An academy of the list. */
export function makeAcademy(more: Partial<Academy> = {}): Academy {
  return {
    id: academyId,
    name: 'Mechanics',
    summary: 'Forces, and what comes of them.',
    cover: null,
    totalVideos: 3,
    completedVideos: 1,
    durationSeconds: 180,
    startedVideos: 1,
    isForTutors: false,
    ...more,
  }
}

/** Totals of the page's example. */
export const totalProgress = { completionPercent: 12, videosLeft: 21, videsoCompleted: 3 }

/** Answers of every call that the academy's screens make, but for the player's. */
export function academyCalls(more: FakeCalls = {}): FakeCalls {
  const page = { academies: [makeAcademy()], totalCount: 1, totalProgress }
  const course = { ...makeAcademy(), description: '<p>All of it.</p>', totalProgress }
  return {
    'GET /academy/Academy/GetAllAcademy': page,
    'GET /academy/api/Tutor/Academy/GetAllAcademy': page,
    'GET /academy/academy/:id': course,
    'GET /academy/api/tutor/academy/:id': course,
    'GET /academy/api/VideoGroup/GetAllVideoGroup': makeGroups(),
    'GET /academy/api/Video/GetContinue': null,
    'GET /academy/api/Academy/SearchTranscripts': { hits: [], totalCount: 0 },
    ...more,
  }
}
