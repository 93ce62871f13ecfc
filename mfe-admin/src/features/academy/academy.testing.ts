import type { Group, ListedAcademy, Tree, Video, Watched } from './academy.queries.ts'

/** An id that reads well in failures; as `testUid`, for tests of rules that know no page. */
const testUid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const listed: ListedAcademy = {
  ...{ id: testUid(1), title: 'Mechanics', state: 'published', audience: 'students' },
  ...{ videos: 3, publishedVideos: 2, durationSeconds: 600, learners: 12, completed: 4 },
  ...{ updatedAt: '2026-03-01T10:00:00Z', position: 1, version: 3 },
}

export const slopes: Video = {
  ...{ id: testUid(21), name: 'Slopes', description: '', link: null, linkMinutes: null },
  asset: {
    ...{ assetId: testUid(31), state: 'ready', failure: '', name: 'slopes.mp4', poster: null },
    ...{ durationSeconds: 60, width: 640, height: 360 },
    captions: [{ lang: 'en', label: 'English', cueCount: 2 }],
  },
  ...{ transcript: null, mandatoryQuestion: true, state: 'published', version: 4 },
  questions: [
    {
      ...{ id: testUid(41), questionId: 7, summary: 'What is the force?', topicName: 'Forces' },
      ...{ sectionNo: 'Physics', isLive: true },
    },
  ],
  hiddenBecause: [],
}

export const pulleys: Video = {
  ...slopes,
  ...{ id: testUid(22), name: 'Pulleys', state: 'draft', questions: [], mandatoryQuestion: false },
  asset: null,
  hiddenBecause: ['group is not open', 'video is a draft', 'no film or link'],
}

const group = (n: number, change: Partial<Group>): Group => ({
  ...{ id: testUid(10 + n), name: `Part ${n}`, opensOn: null, version: 1, videos: [] },
  ...change,
})

export const tree: Tree = {
  ...{ id: testUid(1), title: 'Mechanics', summary: 'Forces', description: '<p>Words</p>' },
  ...{ audience: 'students', allowsSkipping: true, finishBy: null, cover: null, coverUrl: null },
  ...{ state: 'published', version: 3, orderVersion: 5 },
  groups: [group(1, { videos: [slopes] }), group(2, { opensOn: '2090-03-01', videos: [pulleys] })],
}

export const watched: Watched = {
  learners: [
    {
      ...{ userId: testUid(51), fullName: 'Ada Lovelace', role: 'Student', completedVideos: 1 },
      ...{ totalVideos: 2, watchedMinutes: 5, quizRounds: 2, selfDeclared: 0, lastAt: null },
    },
  ],
  totalCount: 1,
  videos: [
    {
      ...{ videoId: slopes.id, name: 'Slopes', started: 4, watched: 2, completed: 1 },
      curve: Array.from({ length: 20 }, (_, at) => (at < 10 ? 100 : 50)),
    },
  ],
  asOf: '2026-03-01T10:00:00Z',
}
