import type { CallAnswer, CallInput } from '@portal/shared/api'
import { useDebounced } from '@portal/shared/idle'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import type { Subjects } from './topic-choice.rules.ts'
import { useAddressed } from './use-addressed.ts'
import { type SubjectsCall, useSubjects } from './use-subjects.ts'

/** Counts follow the filters after this pause, so that typing a number does not ask at each digit. */
const countPauseMs = 250

const noSubjects: Subjects = []

type Section = CallAnswer<'GET /Subject/SectionNumber/:id'>[number]
type CountQuery = NonNullable<CallInput<'GET /Question/Question/GetQuestionCount'>['query']>

/** Of which questions: those of a test, and of a part or of all. */
interface BankPlace {
  testId: number
  sectionId: number | null
}

interface BankPlaceOptions<T> {
  /** What is chosen, by its address and back. */
  read: (params: URLSearchParams) => T
  write: (choice: T) => URLSearchParams
  subjectsCall: SubjectsCall
  /**
   * Which part is meant: null for all, undefined while it is not known. `asked` is the part that the
   * choice names, among those of the test.
   */
  sectionOf: (
    choice: T,
    sections: readonly Section[] | undefined,
    asked: Section | undefined,
  ) => number | null | undefined
  countQuery: (choice: T, place: BankPlace, subjects: Subjects) => CountQuery
}

/** Parts of a test; waits while the test is not known. */
const useSections = (testId: number | null) =>
  useQuery({
    ...queryOf('GET /Subject/SectionNumber/:id', { params: { id: testId ?? 0 } }),
    enabled: testId !== null,
  })

/**
 * What is chosen of the question bank, kept in the address, with everything that it can be chosen
 * from and how many questions fit.
 */
export function useBankPlace<
  T extends { testId: number | null; sectionId: number | null | undefined },
>(options: BankPlaceOptions<T>) {
  const { value: choice, change } = useAddressed(options.read, options.write)
  const tests = useQuery(queryOf('GET /Subject/AdmissionTest'))
  const first = tests.data?.find(({ name }) => name === 'ESAT') ?? tests.data?.[0]
  const testId = choice.testId ?? first?.id ?? null
  const sections = useSections(testId)
  const asked = sections.data?.find(({ id }) => id === choice.sectionId)
  const sectionId = options.sectionOf(choice, sections.data, asked)
  const subjectsQuery = useSubjects(options.subjectsCall, testId, sectionId)
  const subjects = typeof sectionId === 'number' ? (subjectsQuery.data ?? noSubjects) : noSubjects
  const place: BankPlace | null =
    testId === null || sectionId === undefined || (sectionId !== null && subjects === noSubjects)
      ? null
      : { testId, sectionId }
  const counted = useDebounced(choice, countPauseMs)
  const count = useQuery({
    ...queryOf('GET /Question/Question/GetQuestionCount', {
      query: place === null ? {} : options.countQuery(counted, place, subjects),
    }),
    enabled: place !== null,
    placeholderData: keepPreviousData,
  })
  return {
    ...{ choice, change, tests, testId, sections, asked, sectionId },
    ...{ subjectsQuery, subjects, place, count },
  }
}
