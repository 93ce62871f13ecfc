import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import { useDebounced } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'
import { peopleOf } from '../../people/people.queries.ts'

export const messagesCall = 'GET /Notification/admin/Message/GetMessages'
export const messageCall = 'GET /Notification/admin/Message/GetMessage'
export const recipientsCall = 'GET /Notification/admin/Message/GetRecipients'
export const exportCall = 'GET /Notification/admin/Message/ExportRecipients'
export const saveCall = 'POST /Notification/admin/Message/Save'
export const countCall = 'POST /Notification/admin/Message/CountAudience'
export const testCall = 'POST /Notification/admin/Message/SendTest'
export const scheduleCall = 'POST /Notification/admin/Message/Schedule'
export const cancelCall = 'POST /Notification/admin/Message/Cancel'
export const recallCall = 'POST /Notification/admin/Message/Recall'

/** A message of the list, and all that the panel shows of one. */
export type ListedMessage = CallAnswer<typeof messagesCall>['messages'][number]
export type Message = CallAnswer<typeof messageCall>
export type MessageState = Message['state']
export type Audience = Message['audience']
export type MessageRole = Audience['roles'][number]
export type Count = CallAnswer<typeof countCall>
export type Recipient = CallAnswer<typeof recipientsCall>['recipients'][number]
/** A test that is on its way: how the bell and the mail will look. */
export type Test = CallAnswer<typeof testCall>

/** What shows messages. */
export const messageReads: readonly CallKey[] = [messagesCall, messageCall, recipientsCall]
const changes = { changes: messageReads } as const

export const useMessage = (messageId: string) =>
  useQuery(queryOf(messageCall, { query: { messageId } }))

/** Asks again for what is shown of messages, whenever a batch of one has been told. */
export const useLiveMessages = () => useLiveReads('jobs', messageReads)

export const useSaveMessage = () => useWrite(saveCall, changes)
export const useTest = () => useWrite(testCall)
export const useSchedule = () => useWrite(scheduleCall, changes)
export const useCancel = () => useWrite(cancelCall, changes)
export const useRecall = () => useWrite(recallCall, changes)

/** It is counted so long after the last change, in milliseconds. */
const restMs = 400

/** Who would get a message now; nothing is asked of an audience without roles and people. */
export function useCount(audience: CallInput<typeof countCall>['body']['audience']) {
  const settled: typeof audience = JSON.parse(useDebounced(JSON.stringify(audience), restMs))
  const isSomebody = isAnybody(settled)
  const count = useQuery({
    ...queryOf(countCall, { body: { audience: settled } }),
    enabled: isSomebody,
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { ...count, isNobody: !isAnybody(audience) }
}

/** Whether an audience says of anybody that they get it. */
const isAnybody = ({ roles = [], userIds = [] }: Partial<Audience>) =>
  roles.length > 0 || userIds.length > 0

const everybody = peopleOf('people')

/** People who can get a message: admins have no bell. */
export const people: typeof everybody = {
  ...everybody,
  found: (answer) =>
    everybody.found({ people: answer.people.filter(({ role }) => role !== 'Admin') }),
}
