import { keyOf, useQueryClient, useWrite } from '@portal/shared/query'

export const queueCall = 'GET /Marking/tutor/Marking/GetQueue'
export const markersCall = 'GET /Marking/tutor/Marking/GetMarkers'
const itemCall = 'GET /Marking/tutor/Marking/GetItem'

/** What changes with an item that goes on, or to somebody else. */
export const queueReads = [queueCall, markersCall, itemCall] as const

/** Takes an item out of the pool: the one that is named, else the most urgent. */
export const useClaim = () => useWrite('POST /Marking/tutor/Marking/Claim', { changes: queueReads })

/**
 * Gives an item back to the pool. A desk that it is given back from is about to close: the item is
 * read again only where it is looked at next, for by then it is nobody’s.
 */
export function useRelease() {
  const client = useQueryClient()
  return useWrite('POST /Marking/tutor/Marking/Release', {
    changes: [queueCall, markersCall],
    done: () => client.invalidateQueries({ queryKey: keyOf(itemCall), refetchType: 'none' }),
  })
}
