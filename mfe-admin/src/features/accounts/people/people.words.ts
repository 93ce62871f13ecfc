import type { Tone } from '@portal/shared/ui'
import { roleNames } from '../../../roles/role-names.ts'
import type { ListedPerson, Person } from './people.queries.ts'

type State = ListedPerson['state']
type EntitlementName = Person['entitlements'][number]['name']

/** How an account stands, in a word. */
export const stateWords: Readonly<Record<State, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'success' },
  invited: { label: 'Invited', tone: 'brand' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  merged: { label: 'Merged', tone: 'neutral' },
}

/** What a programme opens, in words. */
export const entitlementWords: Readonly<Record<EntitlementName, string>> = {
  hasQuestionBank: 'Question bank',
  hasCourses: 'Courses',
  hasAcademy: 'Academy',
  hasSeminar: 'Seminars',
  hasLibrary: 'Library',
  hasReadingList: 'Reading list',
  hasPsSubmission: 'Personal statements',
  hasEssaySubmission: 'Essays',
}

const optionsOf = <V extends string>(words: Readonly<Record<V, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }))

export const roleOptions = optionsOf(roleNames)
export const entitlementOptions = optionsOf(entitlementWords)
export const stateOptions = [
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'stopped', label: 'Stopped' },
]
