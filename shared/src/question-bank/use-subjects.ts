import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'

/** What tells a role's own subjects of a part; students are told of their mastery too. */
export type SubjectsCall =
  | 'GET /Question/Question/GetSectionSubjectsForRevise'
  | 'GET /Question/Tutor/Question/GetSectionSubjectsForRevise'

/** Subjects and topics of a part; waits while the part is not known. */
export const useSubjects = (
  call: SubjectsCall,
  testId: number | null,
  sectionId: number | null | undefined,
) =>
  useQuery({
    ...queryOf(call, {
      query: { admissionTestId: testId ?? 0, sectionId: sectionId ?? 0 },
    }),
    enabled: testId !== null && typeof sectionId === 'number',
    placeholderData: keepPreviousData,
  })
