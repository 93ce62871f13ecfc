import { NumberField } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { Box, Row, Text } from '@portal/shared/ui'
import { useEffect, useRef } from 'react'
import type { FilterProps } from './list.rules.ts'
import {
  type Bounds,
  faultOfRange,
  noRange,
  type Range,
  readRange,
  writeRange,
} from './range.rules.ts'
import { useHeld } from './use-held.ts'

/** How long no key comes before a figure is asked for, in milliseconds. */
const pause = 300

/** The least and the greatest figure of a filter; what is out of its bounds is said and not asked for. */
export default function RangeFilterField({
  label,
  value,
  onValue,
  bounds,
}: FilterProps & { bounds: Bounds }) {
  const [range, setRange] = useHeld(value, (text) => readRange(text, bounds) ?? noRange)
  const rested = useDebounced(range, pause)
  const asked = useRef(range)
  const fault = faultOfRange(range, bounds)
  useEffect(() => {
    if (asked.current === rested) return
    asked.current = rested
    const next = writeRange(rested)
    if (next !== value && faultOfRange(rested, bounds) === undefined) onValue(next)
  }, [rested, bounds, value, onValue])
  const take = (change: Partial<Range>) => setRange({ ...range, ...change })
  const { least, most } = bounds
  return (
    <Row gap="2" alignItems="flex-start" role="group" aria-label={label}>
      <Box width="5.5rem">
        <NumberField
          labelHidden
          label={`${label} from`}
          min={least}
          max={most}
          value={range.from}
          onValue={(from) => take({ from })}
        />
      </Box>
      <Row height="10">
        <Text as="span" size="sm">
          to
        </Text>
      </Row>
      <Box width="5.5rem">
        <NumberField
          labelHidden
          label={`${label} to`}
          min={least}
          max={most}
          value={range.to}
          onValue={(to) => take({ to })}
          error={fault}
        />
      </Box>
    </Row>
  )
}
