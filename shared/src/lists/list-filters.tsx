import { SearchField } from '@portal/shared/forms'
import { Box, FilterChip } from '@portal/shared/ui'
import type { FilterProps, ListFilter } from './list.rules.ts'
import type { AnyList } from './use-list.tsx'

/** The search of a list and its filters, as its definition wants them to look. */
export function ListFilters({ list }: { list: AnyList }) {
  const { address, change } = list
  const { nouns, searchIn, filters = [] } = list.definition
  return (
    <>
      {searchIn ? (
        <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }}>
          <SearchField
            label={`Search ${nouns[1]} by ${searchIn}`}
            placeholder={`Search by ${searchIn}`}
            value={address.search}
            onValue={(search) => change({ search })}
          />
        </Box>
      ) : null}
      {filters.map((filter) => (
        <Filter
          key={filter.id}
          filter={filter}
          value={address.filters[filter.id] ?? ''}
          onValue={(value) => change({ [filter.id]: value === filter.first ? '' : value })}
        />
      ))}
    </>
  )
}

interface OwnProps extends Pick<FilterProps, 'value' | 'onValue'> {
  filter: ListFilter
}

function Filter({ filter, value, onValue }: OwnProps) {
  const { label, look, options = [], none = 'All', first } = filter
  if (look === undefined) {
    return options.map((option) => (
      <FilterChip
        key={option.value}
        pressed={option.value === value}
        onPress={(pressed) => onValue(pressed ? option.value : '')}
      >
        {option.label}
      </FilterChip>
    ))
  }
  const all = first ? options : [{ value: '', label: none }, ...options]
  return look({ label, options: all, value, onValue })
}
