import type { CallInput } from '@portal/shared/api'
import { queryOnceOf, useQuery } from '@portal/shared/query'

const sectionsCall = 'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync'

/** A paper whose exam sections are asked for. */
export type PaperAsked = CallInput<typeof sectionsCall>['query']

export const useTests = () => useQuery(queryOnceOf('GET /Subject/AdmissionTest'))

export const useSections = (testId: string) =>
  useQuery({
    ...queryOnceOf('GET /Subject/SectionNumber/:id', { params: { id: testId } }),
    enabled: testId !== '',
  })

/** All subjects: a hundred thousand at most, once for all forms. */
export const useSubjects = () =>
  useQuery(queryOnceOf('GET /subject/Subject', { query: { pageNo: 1, pageSize: 100_000 } }))

export const useTopics = (subjectId: string) =>
  useQuery({
    ...queryOnceOf('GET /subject/Topic', { query: { subjectId } }),
    enabled: subjectId !== '',
  })

/** The exam sections of a paper; nothing is asked for without one. */
export const useExamSections = (paper: PaperAsked | null) =>
  useQuery({
    ...queryOnceOf(sectionsCall, { query: paper ?? { Admissiontestid: '', Papertype: 1 } }),
    enabled: paper !== null,
  })
