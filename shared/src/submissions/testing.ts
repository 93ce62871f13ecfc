import type { CallAnswer } from '../api/types.ts'
import { testUid } from '../testing/factories.ts'
import type { FakeCalls } from '../testing/fake-network.ts'

type Queue = CallAnswer<'GET /Marking/tutor/Marking/GetQueue'>
type QueueItem = Queue['items'][number]
type Marker = CallAnswer<'GET /Marking/tutor/Marking/GetMarkers'>[number]

/** Who is signed in, as `makeClaims` has it. */
const lookerId = testUid(1)

/** An essay of version 2 that is one’s own and waits; its marker is whoever is signed in. */
export function makeQueueItem(change: Partial<QueueItem> = {}): QueueItem {
  return {
    ...{ itemId: testUid(500), kind: 'essay', studentId: testUid(2), studentName: 'Ada Lee' },
    ...{ schoolName: null, title: 'On doubt', number: 2, round: 1, state: 'pending' },
    ...{ isOverdue: false, words: 1_240, handedInAt: '2026-11-20T10:00:00Z' },
    ...{ dueAt: '2026-11-27T23:59:59Z', markedAt: null, isStarted: false },
    ...{ marker: { id: lookerId, name: 'Tom Grey' }, mayClaim: false, mayOpen: true },
    ...change,
  }
}

/** One of the pool. */
export const makePoolItem = (change: Partial<QueueItem> = {}): QueueItem =>
  makeQueueItem({
    ...{ itemId: testUid(501), studentName: 'Ben Moss', title: 'On maps', marker: null },
    ...{ mayClaim: true, mayOpen: false },
    ...change,
  })

export const makeQueue = (
  items: readonly QueueItem[] = [makeQueueItem(), makePoolItem()],
  counts: Partial<Queue['counts']> = {},
): Queue => ({
  items: [...items],
  totalCount: items.length,
  counts: { mine: 1, pool: 1, overdue: 0, checking: 0, secondLooks: 0, ...counts },
})

/** A marker with 4 of 10. */
export const makeMarker = (change: Partial<Marker> = {}): Marker => ({
  ...{ markerId: testUid(60), name: 'Iris Vale', open: 4, overdue: 1, dueThisWeek: 2 },
  ...{ returned30: 12, medianWorkingDays: 2.5, capacity: 10, awayUntil: null, isChecked: false },
  ...change,
})

/** What the screens of submissions ask for, whoever looks. */
export const queueCalls = (more: FakeCalls = {}): FakeCalls => ({
  'GET /Marking/tutor/Marking/GetQueue': makeQueue(),
  'GET /Marking/tutor/Marking/GetMarkers': [
    makeMarker(),
    makeMarker({ markerId: testUid(61), name: 'Noor Haq', open: 5, capacity: 6, overdue: 0 }),
  ],
  'GET /Subject/AdmissionTest': [{ id: 3, name: 'LNAT' }],
  'GET /Lists/View/GetViews': { views: [] },
  ...more,
})
