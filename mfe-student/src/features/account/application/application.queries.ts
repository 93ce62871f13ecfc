import { call } from '@portal/shared/api'
import { applicationCall, type Choice, type Registration } from '@portal/shared/application'
import { keyOf, queryOf, useQuery, useQueryClient } from '@portal/shared/query'

export const saveChoiceCall = 'POST /Application/Application/SaveChoice'
export const removeChoiceCall = 'POST /Application/Application/RemoveChoice'
export const saveTestCall = 'POST /Application/Application/SaveRegistration'
export const removeTestCall = 'POST /Application/Application/RemoveRegistration'

/** What shows the student's application or the dates of it. */
export const changed = [applicationCall, 'GET /Tution/Tution/GetCalendarData'] as const

/** What is saved of a choice beside its place. */
export type ChoiceValues = Omit<Choice, 'id' | 'version' | 'position'>

/** What is saved of a test. */
export type TestValues = Omit<Registration, 'id' | 'version' | 'testName'>

/** The student's own application. */
export const useApplication = () => useQuery(queryOf(applicationCall, { query: {} }))

/** The admissions tests that there are. */
export const useTests = () => useQuery(queryOf('GET /Subject/AdmissionTest'))

/**
 * Saves of rows, as `useAutosave` makes them: while the page is being left, too. What they change is
 * read again, wherever somebody looks by then.
 */
export function useRowSaves() {
  const client = useQueryClient()
  const after = async <T>(saving: Promise<T>) => {
    const saved = await saving
    for (const key of changed)
      client.invalidateQueries({ queryKey: keyOf(key) }).catch(() => undefined)
    return saved
  }
  return {
    choice: (
      body: { id: string; version: number; position: number } & ChoiceValues,
      keepalive: boolean,
    ) => after(call(saveChoiceCall, { body }, { keepalive })),
    test: (body: { id: string; version: number } & TestValues, keepalive: boolean) =>
      after(call(saveTestCall, { body }, { keepalive })),
  }
}

/** What of a choice is saved beside its place. */
export function choiceValues(choice: ChoiceValues): ChoiceValues {
  const { university, course, courseCode, offer, conditions } = choice
  return { university, course, courseCode, offer, conditions }
}

/** What of a test is saved. */
export function testValues(test: TestValues): TestValues {
  const { admissionTestId, sitsOn, centre, state, result } = test
  return { admissionTestId, sitsOn, centre, state, result }
}
