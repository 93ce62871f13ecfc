import { part, WhenIdle } from '@portal/shared/idle'
import { Box, Row, Text } from '@portal/shared/ui'
import type { ListFilter } from './list.rules.ts'
import { type Bounds, noRange, type Range, rangeInWords, readRange } from './range.rules.ts'

const RangeField = part(() => import('./range-filter-field.tsx'))

/** A filter by a figure from the one to the other, either of them open. */
export function rangeFilter({
  query,
  bounds,
  ...filter
}: Pick<ListFilter, 'id' | 'label' | 'isMore'> & {
  bounds: Bounds
  query: (range: Range) => Readonly<Record<string, unknown>>
}): ListFilter {
  const read = (value: string) => readRange(value, bounds)
  return {
    ...filter,
    options: undefined,
    mayBe: (value) => read(value) !== undefined,
    inWords: (value, draw) => draw(rangeInWords(read(value) ?? noRange)),
    query: (value) => query(read(value) ?? noRange),
    look: (props) => (
      <Row gap="2" maxWidth="100%" alignItems="flex-start">
        <Row height="10" aria-hidden>
          <Text as="span" size="sm" weight="medium">
            {props.label}
          </Text>
        </Row>
        <Box width="13.5rem" maxWidth="100%" minHeight="10">
          <WhenIdle>
            <RangeField {...props} bounds={bounds} />
          </WhenIdle>
        </Box>
      </Row>
    ),
  }
}
