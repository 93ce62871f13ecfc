import { SegmentedControl, SelectField } from '@portal/shared/forms'
import { Box } from '@portal/shared/ui'
import type { FilterProps } from './list.rules.ts'

/** How a filter may look, beside chips: apart from these, so that only what uses one loads it. */

/** For few values, of which one is always chosen. */
export const segmentedFilter = (props: FilterProps) => <SegmentedControl {...props} />

/** For many: a field that opens. */
export const selectFilter = (props: FilterProps) => (
  <Box width="16rem" maxWidth="100%">
    <SelectField labelHidden {...props} />
  </Box>
)
