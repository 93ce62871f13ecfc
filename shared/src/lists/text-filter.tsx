import { SearchField } from '@portal/shared/forms'
import { Box } from '@portal/shared/ui'
import type { ListFilter } from './list.rules.ts'

const longest = 200

/** A filter by whatever is typed, as it is written. */
export const textFilter = (
  filter: Pick<ListFilter, 'id' | 'label' | 'isMore' | 'query'>,
): ListFilter => ({
  ...filter,
  options: undefined,
  mayBe: (value) => value.length <= longest,
  inWords: (value, draw) => draw(`“${value}”`),
  look: ({ label, value, onValue }) => (
    <Box width="16rem" maxWidth="100%">
      <SearchField label={label} placeholder={label} value={value} onValue={onValue} />
    </Box>
  ),
})
