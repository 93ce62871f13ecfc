import { call } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { queueCall } from '@portal/shared/submissions/having'
import { itemCall } from './desk.types.ts'

export const bankCall = 'GET /Marking/tutor/CommentBank/GetComments'

/** Reads that news of writing make old here. */
export const deskReads = [itemCall] as const

export const deskQuery = (itemId: string) => queryOf(itemCall, { query: { itemId } })

export const useBank = (kind: 'essay' | 'statement' | 'question') =>
  useQuery({ ...queryOf(bankCall, { query: { kind } }), staleTime: 60_000 })

export const useReturn = () =>
  useWrite('POST /Marking/tutor/Marking/Return', { changes: [queueCall] })
export const useSendBack = () =>
  useWrite('POST /Marking/tutor/Marking/SendBack', { changes: [queueCall] })
export const useCheck = () =>
  useWrite('POST /Marking/tutor/Marking/Check', { changes: [queueCall] })
export const useAttachFile = () =>
  useWrite('POST /Marking/tutor/Marking/AttachFile', { changes: [itemCall] })

/** The most urgent of one’s own that wait, but for this one; null where nothing does, or it cannot be had. */
export async function nextOf(itemId: string): Promise<string | null> {
  try {
    const { items } = await call(queueCall, {
      query: { marker: 'me', state: 'pending', sort: 'due', direction: 'asc', pageSize: 2 },
    })
    return items.find((item) => item.itemId !== itemId)?.itemId ?? null
  } catch {
    return null
  }
}
