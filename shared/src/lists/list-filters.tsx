import { SearchField } from '@portal/shared/forms'
import { Box, Button, FilterChip, Row } from '@portal/shared/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { FilterProps, ListFilter } from './list.rules.ts'
import type { AnyList } from './use-list.tsx'

/** The search of a list and its filters, as its definition wants them to look. */
export function ListFilters({ list }: { list: AnyList }) {
  const { address, change } = list
  const { nouns, searchIn, filters = [] } = list.definition
  const [isOpen, setIsOpen] = useState(false)
  const moreId = useId()
  const more = filters.filter(({ isMore }) => isMore)
  const onBehind = more.filter(({ id }) => address.filters[id]).length
  const draw = (filter: ListFilter) => (
    <Filter
      key={filter.id}
      filter={filter}
      value={address.filters[filter.id] ?? ''}
      onValue={(value) => change({ [filter.id]: value === filter.first ? '' : value })}
    />
  )
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
      {filters.filter(({ isMore }) => !isMore).map(draw)}
      {more.length > 0 ? (
        <Button
          icon={<SlidersHorizontal size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? moreId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {onBehind > 0 ? `More filters (${onBehind})` : 'More filters'}
        </Button>
      ) : null}
      {isOpen ? (
        <Row id={moreId} role="group" aria-label="More filters" gap="3" flexBasis="100%">
          {more.map(draw)}
        </Row>
      ) : null}
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
