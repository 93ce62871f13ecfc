import { SelectField } from '@portal/shared/forms'
import { Box } from '@portal/shared/ui'
import type { FilterProps } from './list.rules.ts'

/** A filter of many values: a field that opens; in a file alone, so that only what uses it loads it. */
export const selectFilter = (props: FilterProps) => (
  <Box width="16rem" maxWidth="100%">
    <SelectField labelHidden {...props} />
  </Box>
)
