import type { FieldError } from '../../problem.ts'

/** Programmes that have tuition without a limit, whoever sells them. */
const unlimitedProgrammes = ['full blue', 'fellow']

/** Whether a programme of this name has tuition without a limit. */
export function isUnlimitedByName(name: string): boolean {
  return unlimitedProgrammes.includes(name.trim().toLowerCase())
}

/** What of a programme is looked at before it is saved. */
interface Looked {
  name: string
  hours: number
  isUnlimited: boolean
}

/** What no programme may be; a field is named by the call that saves it. */
export function programmeErrors(values: Looked, before: Looked | null): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  if (before !== null && isUnlimitedByName(before.name) && values.name !== before.name) {
    refuse('name', `${before.name} keeps its name.`)
  }
  if (isUnlimitedByName(before?.name ?? values.name) && !values.isUnlimited) {
    refuse('isUnlimited', `${before?.name ?? values.name} has tuition without a limit.`)
  }
  if (values.isUnlimited && values.hours > 0) {
    refuse('hours', 'A programme without a limit has no number of hours; enter 0.')
  }
  return errors
}
