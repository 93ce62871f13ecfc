import { SearchField } from '@portal/shared/forms'
import { usePagedList } from '@portal/shared/tables'
import { Box, FailedState, FilterChip, messageOf, Row, Stack, Surface } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { StudentListState } from './student-list-state.ts'
import { StudentTable, type StudentTableProps } from './student-table.tsx'
import type { StudentPage } from './types.ts'

const lightNames = {
  green: '6 days or fewer',
  orange: '7 to 9 days',
  red: '10 days or more',
} as const

const attentionNames = { alerts: 'Open alerts', reports: 'Reports due' } as const

export interface StudentListProps extends Omit<StudentTableProps, 'rows' | 'empty' | 'state'> {
  state: StudentListState
  query: {
    data: StudentPage | undefined
    isError: boolean
    error: unknown
    refetch: () => unknown
  }
  /** What is said when there is no student at all. */
  emptyText: string
  /** Further filters beside search and lights. */
  filters?: ReactNode
}

/** Search, filters by light and by what is open, the table and its pager; all in the address. */
export function StudentList({ state, query, emptyText, filters, ...table }: StudentListProps) {
  const isFiltered =
    state.search !== '' || state.light !== undefined || state.attention !== undefined
  const list = usePagedList({
    label: 'Pages of students',
    rows: query.data?.students,
    total: query.data?.totalCount,
    page: state.pageNo,
    pageSize: state.pageSize,
    hrefFor: state.hrefFor,
    filters: {
      areOn: isFiltered,
      clear: () => state.change({ search: undefined, light: undefined, attention: undefined }),
      noneFits: 'No student fits these filters',
    },
    noneYet: { title: 'No students yet', children: emptyText },
  })
  return (
    <Stack gap="4">
      <Row>
        <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }}>
          <SearchField
            label="Search students by name or email"
            placeholder="Search by name or email"
            value={state.search}
            onValue={(search) => state.change({ search })}
          />
        </Box>
        {Object.entries(lightNames).map(([light, name]) => (
          <FilterChip
            key={light}
            pressed={state.light === light}
            onPress={() => state.change({ light: state.light === light ? undefined : light })}
          >
            {name}
          </FilterChip>
        ))}
        {Object.entries(attentionNames).map(([attention, name]) => (
          <FilterChip
            key={attention}
            pressed={state.attention === attention}
            onPress={(pressed) => state.change({ attention: pressed ? attention : undefined })}
          >
            {name}
          </FilterChip>
        ))}
        {filters}
      </Row>
      {query.isError && query.data === undefined ? (
        <FailedState title="The students could not be loaded" onRetry={() => query.refetch()}>
          {messageOf(query.error)}
        </FailedState>
      ) : (
        <Surface overflow="hidden">
          <StudentTable {...table} state={state} rows={list.rows} empty={list.empty} />
        </Surface>
      )}
      {list.pager}
    </Stack>
  )
}
