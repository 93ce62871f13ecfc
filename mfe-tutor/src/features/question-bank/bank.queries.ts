import { call } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import type { PreviewQuery } from '../../preview/bank.rules.ts'
import { openSittingsCall, openSittingsQuery, paperQuery, papersQuery } from './bank.prefetch.ts'

export const essaysCall = 'GET /Revise/tutor/Marking/GetEssays'

/** How often the papers that are sat now are looked at again. */
const liveMs = 30_000

/** Own students who sit a paper now; looked at again every half minute. */
export const useOpenSittings = () => useQuery({ ...openSittingsQuery(), refetchInterval: liveMs })

/** Gives more minutes in a paper. */
export const useGiveMinutes = () =>
  useWrite('POST /Exam/tutor/Simulate/GiveExtraMinutes', { changes: [openSittingsCall] })

/** How many flags of own students are open, with the first of them. */
export const useOpenFlags = () =>
  useQuery(
    queryOf('GET /Question/tutor/QuestionFlag/GetFlags', {
      query: { pageNo: 1, pageSize: 1, state: 'open' },
    }),
  )

export const subjectsCall = 'GET /Question/Tutor/Question/GetSectionSubjectsForRevise'

/** The subjects of all parts of all tests, for an address that names a subject alone. */
export const useAllSubjects = (isWanted: boolean) =>
  useQuery({
    queryKey: ['subjects of all parts'],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const tests = await call('GET /Subject/AdmissionTest', {}, { signal })
      const ofTests = await Promise.all(
        tests.map(async ({ id: testId }) => {
          const sections = await call(
            'GET /Subject/SectionNumber/:id',
            { params: { id: testId } },
            { signal },
          )
          return Promise.all(
            sections.map(async ({ id: sectionId, sectionNo }) => ({
              testId,
              sectionId,
              sectionNo,
              subjects: await call(
                subjectsCall,
                { query: { admissionTestId: testId, sectionId } },
                { signal },
              ),
            })),
          )
        }),
      )
      return ofTests.flat()
    },
  })

/** A set to look through, with keys and statistics; the same for the same query. */
export const usePreview = (query: PreviewQuery | null) =>
  useQuery({
    ...queryOf('GET /Revise/tutor/Revise/GetPreviewSet', {
      query: query ?? { AdmissionTestId: 0, size: 1, order: 'random', seed: 1 },
    }),
    enabled: query !== null,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const usePapers = () => useQuery(papersQuery())

/** A part of a paper with keys, solutions and statistics. */
export const usePaper = (examSectionId: number | null) =>
  useQuery({
    ...paperQuery(examSectionId ?? 0),
    enabled: examSectionId !== null,
    refetchOnWindowFocus: false,
  })
