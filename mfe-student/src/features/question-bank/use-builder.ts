import { useDebounced } from '@portal/shared/idle'
import { type Subjects, useAddressed } from '@portal/shared/question-bank'
import { useQuestionCount } from './builder.queries.ts'
import { readBuilder, writeBuilder } from './builder.rules.ts'
import { useAdmissionTests, useBank, useSections, useSubjects } from './question-bank.queries.ts'

/** Counts follow the filters after this pause, so that typing a number does not ask at each digit. */
const countPauseMs = 250

const noSubjects: Subjects = []

/** The builder with everything that it can be chosen from. */
export function useBuilder() {
  const { value: builder, change } = useAddressed(readBuilder, writeBuilder)
  const tests = useAdmissionTests()
  const bank = useBank()
  const testId =
    builder.testId ??
    (tests.data?.find(({ name }) => name === 'ESAT') ?? tests.data?.[0])?.id ??
    null
  const sections = useSections(testId)
  const chosenParts = bank.data?.chosenParts ?? []
  const own = sections.data?.filter(({ id }) => chosenParts.includes(id)) ?? []
  // Choosing parts takes the others out of sight; an address may still name one of them.
  const offered = own.length > 0 ? own : (sections.data ?? [])
  const asked = sections.data?.find(({ id }) => id === builder.sectionId)
  const shownSections =
    asked === undefined || offered.includes(asked) ? offered : [...offered, asked]
  const isSettled = sections.data !== undefined && (bank.data !== undefined || bank.isError)
  const sectionId =
    builder.sectionId === null && own.length === 0
      ? null
      : (asked?.id ?? (isSettled ? offered[0]?.id : undefined))
  const subjectsQuery = useSubjects(testId, sectionId)
  const subjects = typeof sectionId === 'number' ? (subjectsQuery.data ?? noSubjects) : noSubjects
  const place =
    testId === null || sectionId === undefined || (sectionId !== null && subjects === noSubjects)
      ? null
      : { testId, sectionId }
  const count = useQuestionCount(useDebounced(builder, countPauseMs), place, subjects)

  return {
    builder,
    change,
    tests,
    testId,
    sections,
    shownSections,
    mayTakeAll: own.length === 0,
    sectionId,
    subjectsQuery,
    subjects,
    place,
    count,
  }
}
