import { daysFilter, type ListFilter, recordFilter, selectFilter } from '@portal/shared/lists'
import { admins } from '../../../admins/admins.queries.ts'
import { optionsOf } from '../../../sales/money.words.ts'
import type { Programme } from '../../../sales/programmes.queries.ts'
import { schools } from '../../../schools/schools.queries.ts'
import { bookingKinds, bookingPhases, bookingStates } from './booking.words.ts'

/** How long an id is, as far as one can be judged before the programmes have come. */
const uidLength = 36

const standing: readonly ListFilter[] = [
  {
    ...{ id: 'phase', label: 'Phase', look: selectFilter, none: 'All phases' },
    options: optionsOf(bookingPhases),
  },
  {
    ...{ id: 'kind', label: 'Kind', look: selectFilter, none: 'All kinds' },
    options: optionsOf(bookingKinds),
  },
  {
    ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states', isMore: true },
    options: optionsOf(bookingStates),
  },
  {
    ...{ id: 'overdue', label: 'Payments', look: selectFilter, none: 'All', isMore: true },
    options: [{ value: 'true', label: 'Something is overdue' }],
  },
  recordFilter(schools, {
    ...{ id: 'school', label: 'School', none: 'All schools', isMore: true },
    query: (schoolId) => ({ schoolId }),
  }),
  recordFilter(admins, {
    ...{ id: 'seller', label: 'Sold by', none: 'Anybody', isMore: true },
    query: (soldBy) => ({ soldBy }),
  }),
  daysFilter({ id: 'sold', label: 'Sold' }),
]

/**
 * What bookings are found by.
 * @param programmes those that are sold no longer too; undefined until they have come
 */
export const bookingFilters = (programmes: readonly Programme[] | undefined): ListFilter[] => [
  ...standing,
  {
    ...{ id: 'programmeId', label: 'Programme', look: selectFilter, none: 'All programmes' },
    isMore: true,
    options: programmes?.map(({ programmeId, name }) => ({ value: programmeId, label: name })),
    mayBe: (value) =>
      programmes?.some(({ programmeId }) => programmeId === value) ?? value.length === uidLength,
  },
]
