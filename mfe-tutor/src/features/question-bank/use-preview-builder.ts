import { useDebounced } from '@portal/shared/idle'
import { type Subjects, useAddressed } from '@portal/shared/question-bank'
import { type Place, readChoice, writeChoice } from '../../preview/bank.rules.ts'
import { useQuestionCount, useSections, useSubjects, useTests } from './bank.queries.ts'

/** Counts follow the filters after this pause, so that typing a number does not ask at each digit. */
const countPauseMs = 250

const noSubjects: Subjects = []

/** What a tutor chooses, kept in the address too, with everything that it can be chosen from. */
export function usePreviewBuilder() {
  const { value: choice, change } = useAddressed(readChoice, writeChoice)
  const tests = useTests()
  const testId =
    choice.testId ??
    (tests.data?.find(({ name }) => name === 'ESAT') ?? tests.data?.[0])?.id ??
    null
  const sections = useSections(testId)
  const asked = sections.data?.find(({ id }) => id === choice.sectionId)
  const sectionId = choice.sectionId === null ? null : (asked ?? sections.data?.[0])?.id
  const subjectsQuery = useSubjects(testId, sectionId)
  const subjects = typeof sectionId === 'number' ? (subjectsQuery.data ?? noSubjects) : noSubjects
  const place: Place | null =
    testId === null || sectionId === undefined || (sectionId !== null && subjects === noSubjects)
      ? null
      : { testId, sectionId }
  const count = useQuestionCount(useDebounced(choice, countPauseMs), place, subjects)
  return {
    choice,
    change,
    tests,
    testId,
    sections,
    sectionId,
    subjectsQuery,
    subjects,
    place,
    count,
  }
}
