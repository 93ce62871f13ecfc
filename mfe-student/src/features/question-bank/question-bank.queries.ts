import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { prefetchSet } from '../../practice/set.prefetch.ts'
import { pathOfSet } from '../../practice/topic-set.ts'
import { bankCall, pastSetsCall } from './question-bank.prefetch.ts'

/** Figures, mastery, readiness and unfinished sets. */
export const useBank = () => useQuery(queryOf(bankCall))

/** The parts of the ESAT, with the student's choice. */
export const useEsatParts = () => useQuery(queryOf('GET /Subject/SectionNumber/GetESATParts'))

/** The newest finished set's id, null without one. Asked for only when no set is named. */
export const useLatestSet = (isWanted: boolean) =>
  useQuery({
    ...queryOf(pastSetsCall, { query: { pageNo: 1, pageSize: 1 } }),
    enabled: isWanted,
    select: ({ sets }) => sets[0]?.id ?? null,
  })

/** Opens a set that was just made. */
export function useOpenSet() {
  const navigate = useNavigate()
  return (set: { id: string; subjectSlug: string }) => {
    prefetchSet(set.id)
    return navigate(pathOfSet(set))
  }
}

/** Builds a set and opens it. */
export const useCreateSet = () =>
  useWrite('POST /Revise/api/Revise/CreateSet', { changes: [bankCall], done: useOpenSet() })
