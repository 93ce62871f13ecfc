import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import type { Subjects } from '@portal/shared/question-bank'
import { type Builder, countQuery } from './builder.rules.ts'

/** How many questions fit the builder's filters, in all and by topic. */
export const useQuestionCount = (
  builder: Builder,
  place: { testId: number; sectionId: number | null } | null,
  subjects: Subjects,
) =>
  useQuery({
    ...queryOf('GET /Question/Question/GetQuestionCount', {
      query: place === null ? {} : countQuery(builder, place, subjects),
    }),
    enabled: place !== null,
    placeholderData: keepPreviousData,
  })
