import type { CallInput } from '@portal/shared/api'
import { useSearchParams } from '@portal/shared/router'

type ListQuery = CallInput<'GET /user/admin/AuditDashboard/GetStudents'>['query']

const sorts = ['name', 'lastActivity', 'hoursLeft', 'nextSession', 'accuracy'] as const
const lights = ['green', 'orange', 'red'] as const
const attentions = ['alerts', 'reports'] as const
const pageSize = 20

/** Order, filters and page of a list of students, as the address holds them. */
export interface StudentListState {
  sort: (typeof sorts)[number]
  direction: 'asc' | 'desc'
  search: string
  light: (typeof lights)[number] | undefined
  attention: (typeof attentions)[number] | undefined
  pageNo: number
  pageSize: number
  /** The query of the call. */
  query: NonNullable<ListQuery>
  /** Changes one or more; anything but a page leads back to the first page. */
  change: (next: Readonly<Record<string, string | undefined>>) => void
  /** The address of a page, for links. */
  hrefFor: (page: number) => string
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null): T | undefined {
  return allowed.find((item) => item === value)
}

/** Reads a list's state from the address; unknown values count as not given. */
export function readStudentList(
  params: URLSearchParams,
): Omit<StudentListState, 'change' | 'hrefFor'> {
  const page = Number(params.get('page'))
  const state = {
    sort: oneOf(sorts, params.get('sort')) ?? 'name',
    direction: oneOf(['asc', 'desc'] as const, params.get('direction')) ?? 'asc',
    search: (params.get('search') ?? '').slice(0, 200),
    light: oneOf(lights, params.get('light')),
    attention: oneOf(attentions, params.get('attention')),
    pageNo: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize,
  }
  return {
    ...state,
    query: {
      pageNo: state.pageNo,
      pageSize,
      sort: state.sort,
      direction: state.direction,
      ...(state.search === '' ? {} : { search: state.search }),
      ...(state.light === undefined ? {} : { light: state.light }),
      ...(state.attention === undefined ? {} : { attention: state.attention }),
    },
  }
}

/** The state of a list of students in the address, and the way to change it. */
export function useStudentList(): StudentListState {
  const [params, setParams] = useSearchParams()
  const withChange = (next: Readonly<Record<string, string | undefined>>) => {
    const changed = new URLSearchParams(params)
    if (!('page' in next)) changed.delete('page')
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === '') changed.delete(name)
      else changed.set(name, value)
    }
    return changed
  }
  return {
    ...readStudentList(params),
    change: (next) => setParams(withChange(next), { replace: true }),
    hrefFor: (page) => `?${withChange({ page: page === 1 ? undefined : String(page) })}`,
  }
}
