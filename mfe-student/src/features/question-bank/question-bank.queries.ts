import { call } from '@portal/shared/api'
import {
  keepPreviousData,
  keyOf,
  queryOf,
  useMutation,
  useQuery,
  useQueryClient,
} from '@portal/shared/query'
import type { Subjects } from '@portal/shared/question-bank'
import { useNavigate } from '@portal/shared/router'
import { prefetchSet } from '../../practice/set.early.ts'
import { pathOfSet } from '../../practice/topic-set.ts'
import type { Builder } from './builder.rules.ts'
import { countQuery } from './builder.rules.ts'
import { bankCall, pastSetsCall, pastSetsPageSize } from './question-bank.early.ts'
import type { SetBody } from './question-bank.rules.ts'

const countCall = 'GET /Question/Question/GetQuestionCount'

/** Figures, mastery, readiness and unfinished sets. */
export const useBank = () => useQuery(queryOf(bankCall))

/** The parts of the ESAT, with the student's choice. */
export const useEsatParts = () => useQuery(queryOf('GET /Subject/SectionNumber/GetESATParts'))

export const useAdmissionTests = () => useQuery(queryOf('GET /Subject/AdmissionTest'))

/** Parts of a test; waits while the test is not known. */
export const useSections = (testId: number | null) =>
  useQuery({
    ...queryOf('GET /Subject/SectionNumber/:id', { params: { id: testId ?? 0 } }),
    enabled: testId !== null,
  })

/** Subjects and topics of a part; waits while the part is not known. */
export const useSubjects = (testId: number | null, sectionId: number | null | undefined) =>
  useQuery({
    ...queryOf('GET /Question/Question/GetSectionSubjectsForRevise', {
      query: { admissionTestId: testId ?? 0, sectionId: sectionId ?? 0 },
    }),
    enabled: testId !== null && typeof sectionId === 'number',
    placeholderData: keepPreviousData,
  })

/** How many questions fit the builder's filters, in all and by topic. */
export const useQuestionCount = (
  builder: Builder,
  place: { testId: number; sectionId: number | null } | null,
  subjects: Subjects,
) =>
  useQuery({
    ...queryOf(countCall, {
      query: place === null ? {} : countQuery(builder, place, subjects),
    }),
    enabled: place !== null,
    placeholderData: keepPreviousData,
  })

/** Finished sets, a page of them, newest first. */
export const usePastSets = (
  page: number,
  filter: { sectionId?: number; subjectSlug?: string } = {},
) =>
  useQuery({
    ...queryOf(pastSetsCall, { query: { pageNo: page, pageSize: pastSetsPageSize, ...filter } }),
    placeholderData: keepPreviousData,
  })

/** The newest finished set's id, null without one. Asked for only when no set is named. */
export const useLatestSet = (isWanted: boolean) =>
  useQuery({
    ...queryOf(pastSetsCall, { query: { pageNo: 1, pageSize: 1 } }),
    enabled: isWanted,
    select: ({ sets }) => sets[0]?.id ?? null,
  })

/** Builds a set and opens it. */
export function useCreateSet() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: SetBody; key: string }) =>
      call('POST /Revise/api/Revise/CreateSet', { body }, { idempotencyKey: key }),
    onSuccess: (set) => {
      prefetchSet(set.id)
      void client.invalidateQueries({ queryKey: keyOf(bankCall) })
      return navigate(pathOfSet(set))
    },
  })
}
