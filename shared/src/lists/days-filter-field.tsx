import { DateField } from '@portal/shared/pickers'
import { chakra, Row, Text } from '@portal/shared/ui'
import { type Days, faultOf, noDays, readDays, writeDays } from './days.rules.ts'
import type { FilterProps } from './list.rules.ts'
import { useHeld } from './use-held.ts'

const Frame = chakra('fieldset', {
  base: {
    minWidth: '0',
    borderWidth: '0',
    '& > legend': { marginBottom: '1.5', fontSize: 'sm', fontWeight: 'medium', color: 'fg' },
  },
})

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
    <Frame>
      <legend>{label}</legend>
      <Row gap="2" alignItems="flex-start" flexWrap="nowrap">
        <DateField
          labelHidden
          label="First day"
          value={days.from}
          onValue={(from) => take({ from })}
        />
        <Text as="span" size="sm" tone="muted" lineHeight="10">
          to
        </Text>
        <DateField
          labelHidden
          label="Last day"
          value={days.to}
          onValue={(to) => take({ to })}
          error={faultOf(days)}
        />
      </Row>
    </Frame>
  )
}
