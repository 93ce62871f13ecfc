import { dayFilter, recordFilter, selectFilter } from '@portal/shared/lists'
import { programmeFilter } from '../../../programmes/programmes.ts'
import { schools } from '../../../schools/schools.queries.ts'
import { tutors } from '../../../tutors/tutors.queries.ts'
import { entitlementOptions, roleOptions, stateOptions } from './people.words.ts'

const bySchool = recordFilter(schools, {
  ...{ id: 'schoolId', label: 'School', isMore: true },
  query: (schoolId) => ({ schoolId }),
})

const byTutor = recordFilter(tutors, {
  ...{ id: 'tutorId', label: 'Tutor', isMore: true },
  query: (tutorId) => ({ tutorId }),
})

/** What the list of people can be filtered by. */
export const peopleFilters = (programmes: readonly string[] | undefined) => [
  {
    ...{ id: 'role', label: 'Role', none: 'Every role' },
    ...{ look: selectFilter, options: roleOptions },
  },
  { id: 'state', label: 'State', options: stateOptions },
  { ...programmeFilter(programmes, (programme) => ({ programme })), isMore: true },
  bySchool,
  byTutor,
  {
    ...{ id: 'without', label: 'Students', isMore: true, none: 'With and without a tutor' },
    ...{ look: selectFilter, options: [{ value: 'tutor', label: 'Without a tutor' }] },
    query: () => ({ tutorId: 'none' }),
  },
  {
    ...{ id: 'entitlement', label: 'Has', isMore: true, none: 'Whatever they have' },
    ...{ look: selectFilter, options: entitlementOptions },
  },
  {
    ...{ id: 'emailState', label: 'Mail', isMore: true, none: 'Any address' },
    ...{ look: selectFilter, options: [{ value: 'bouncing', label: 'Bouncing' }] },
  },
  { ...dayFilter({ id: 'seenBefore', label: 'Last seen before' }), isMore: true },
  { ...dayFilter({ id: 'invitedBefore', label: 'Last invited before' }), isMore: true },
]
