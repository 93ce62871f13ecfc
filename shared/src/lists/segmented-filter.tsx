import { SegmentedControl } from '@portal/shared/forms'
import type { FilterProps } from './list.rules.ts'

/** A filter of few values, of which one is always chosen; in a file alone, so that only what uses it loads it. */
export const segmentedFilter = (props: FilterProps) => <SegmentedControl {...props} />
