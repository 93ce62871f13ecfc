import { useBankPlace } from '@portal/shared/question-bank'
import { countQuery, readChoice, writeChoice } from '../../preview/bank.rules.ts'
import { subjectsCall } from './bank.queries.ts'

/** What a tutor chooses, kept in the address too, with everything that it can be chosen from. */
export const usePreviewBuilder = () =>
  useBankPlace({
    read: readChoice,
    write: writeChoice,
    subjectsCall,
    sectionOf: ({ sectionId }, sections, asked) =>
      sectionId === null ? null : (asked ?? sections?.[0])?.id,
    countQuery,
  })
