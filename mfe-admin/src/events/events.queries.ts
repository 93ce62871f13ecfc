import type { CallAnswer } from '@portal/shared/api'
import { type allEventsCall, eventReads } from '@portal/shared/events'
import { useWrite } from '@portal/shared/query'

export type EventRow = CallAnswer<typeof allEventsCall>['events'][number]

export const saveCall = 'POST /Event/admin/Event/Save'

/** What else the tutors of a saved event have at its times. */
export type Clashes = CallAnswer<typeof saveCall>['clashes']

const changes = { changes: eventReads }

export const useSave = () => useWrite(saveCall, changes)
export const usePublish = () => useWrite('POST /Event/admin/Event/Publish', changes)
export const useCancel = () => useWrite('POST /Event/admin/Event/Cancel', changes)
export const useRemove = () => useWrite('POST /Event/admin/Event/Remove', changes)
export const useDuplicate = () => useWrite('POST /Event/admin/Event/Duplicate', changes)
