import { DateField } from '@portal/shared/pickers'
import { Box, Row, Text } from '@portal/shared/ui'
import { type Days, faultOf, noDays, readDays, writeDays } from './days.rules.ts'
import type { FilterProps } from './list.rules.ts'
import { useHeld } from './use-held.ts'

const daysOf = (value: string) => readDays(value) ?? noDays

/** The first and the last day of a filter, side by side; days in the wrong order are said and not asked for. */
export default function DaysFilterField({ label, value, onValue }: FilterProps) {
  const [days, setDays] = useHeld(value, daysOf)
  const take = (change: Partial<Days>) => {
    const next = { ...days, ...change }
    setDays(next)
    if (faultOf(next) === undefined) onValue(writeDays(next))
  }
  return (
    <Row gap="2" alignItems="flex-start" role="group" aria-label={label}>
      <Box width="11rem">
        <DateField
          labelHidden
          label="First day"
          value={days.from}
          onValue={(from) => take({ from })}
        />
      </Box>
      <Row height="10">
        <Text as="span" size="sm">
          to
        </Text>
      </Row>
      <Box width="11rem">
        <DateField
          labelHidden
          label="Last day"
          value={days.to}
          onValue={(to) => take({ to })}
          error={faultOf(days)}
        />
      </Box>
    </Row>
  )
}
