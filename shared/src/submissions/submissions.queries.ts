import { type CallAnswer, call } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { markersCall, queueCall, queueReads } from './having.queries.ts'

type Queue = CallAnswer<typeof queueCall>

/** A row of the queue. */
export type QueueItem = Queue['items'][number]

/** How many of the open items are one’s own, in the pool and so on. */
export type QueueCounts = Queue['counts']

/** A marker with what he or she has and can take. */
export type Marker = CallAnswer<typeof markersCall>[number]

/** One item of a sharing out: from whom, to whom; null is the pool. */
export type Share = CallAnswer<'POST /Marking/tutor/Marking/ShareOut'>[number]

const changes = { changes: queueReads }

/** The markers whose work somebody shares out; for senior tutors and admins. */
export const useMarkers = (isWanted = true) =>
  useQuery({ ...queryOf(markersCall), enabled: isWanted })

export const useAssign = () => useWrite('POST /Marking/tutor/Marking/Assign', changes)
export const useSaveMarker = () => useWrite('POST /Marking/tutor/Marking/SaveMarker', changes)

/** Shares out, or says what that would be: a preview changes nothing. */
export const useShareOut = () => useWrite('POST /Marking/tutor/Marking/ShareOut', changes)

/** What the dashboards ask for: the counts, with the most urgent of what is one’s own. */
export const ownQueueQuery = () =>
  queryOf(queueCall, { query: { pageNo: 1, pageSize: 3, state: 'pending', marker: 'me' } })

/** The most urgent item that the caller has and has not returned. */
export async function mostUrgentOwn(): Promise<string | undefined> {
  const query = { pageNo: 1, pageSize: 1, state: 'pending', marker: 'me' } as const
  const { items } = await call(queueCall, { query })
  return items[0]?.itemId
}
