import { keyOf, type QueryClient, queryOf, useQuery, useWrite } from '@portal/shared/query'
import { prefetchSet } from '../../practice/set.prefetch.ts'
import { papersQuery } from './simulate.prefetch.ts'

const rulesCall = 'GET /Exam/Simulate/GetRules'
const sittingCall = 'GET /Exam/Simulate/GetSitting'

export const pastSittingsCall = 'GET /Exam/Simulate/GetPastSittings'

export const usePapers = (isOld: boolean) => useQuery(papersQuery(isOld))

export const useStatistics = () => useQuery(queryOf('GET /Exam/Simulate/SimulateStatistics'))

/** What a sitting of these parts will be; asked again at each visit, since a sitting may be open. */
export const useRules = (examSectionIds: readonly number[] | null) =>
  useQuery({
    ...queryOf(rulesCall, { query: { examSectionIds: (examSectionIds ?? []).join(',') } }),
    enabled: examSectionIds !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** A sitting as it stands; asked again at each visit. */
export const useSitting = (sittingId: string) =>
  useQuery({
    ...queryOf(sittingCall, { query: { sittingId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const useResult = (sittingId: string) =>
  useQuery(queryOf('GET /Exam/Simulate/GetResult', { query: { sittingId } }))

/** What shows that something was begun or ended. */
const paperReads = [
  'GET /Exam/Simulate/GetPapers',
  'GET /Exam/Simulate/SimulateStatistics',
  pastSittingsCall,
  'GET /Exam/Simulate/GetResult',
] as const

/** Has papers and figures fetched again after something was begun or ended. */
export function refreshPapers(client: QueryClient): void {
  for (const key of paperReads) void client.invalidateQueries({ queryKey: keyOf(key) })
}

/** Begins a sitting; pressing again after a lost answer goes on with the one that was begun. */
export const useStart = (onStarted: (sittingId: string) => void) =>
  useWrite('POST /Exam/Simulate/Start', {
    changes: paperReads,
    done: ({ setId, sittingId }) => {
      prefetchSet(setId)
      onStarted(sittingId)
    },
  })

/** Begins the next part of a sitting. */
export const useStartPart = () =>
  useWrite('POST /Exam/Simulate/StartPart', {
    changes: [sittingCall],
    done: ({ setId }) => prefetchSet(setId),
  })

/** Ends a sitting before all of its parts were begun. */
export const useEndSitting = () =>
  useWrite('POST /Exam/Simulate/EndSitting', { changes: [sittingCall] })
