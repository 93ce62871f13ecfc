import { type ListFilter, selectFilter } from '@portal/shared/lists'
import { queryOf, useQuery } from '@portal/shared/query'

/** The programmes that students are on, by name; they seldom change. */
export const useProgrammes = () =>
  useQuery({
    ...queryOf('GET /user/admin/AuditDashboard/GetLights'),
    staleTime: 300_000,
    select: ({ programmes }) => programmes,
  }).data

/**
 * Filters a list by a programme.
 * @param programmes undefined until they have come
 * @param query what the list's call is asked by it
 */
export const programmeFilter = (
  programmes: readonly string[] | undefined,
  query: NonNullable<ListFilter['query']>,
): ListFilter => ({
  id: 'programme',
  label: 'Programme',
  look: selectFilter,
  none: 'All programmes',
  options: programmes?.map((name) => ({ value: name, label: name })),
  mayBe: (value) => programmes?.includes(value) ?? value.length <= 200,
  query,
})
