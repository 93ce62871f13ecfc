import { CheckboxGroup, SelectField } from '@portal/shared/forms'
import { Chip, formatDate, Row, Stack, Text, useTimeZone } from '@portal/shared/ui'
import { useState } from 'react'

/** How many times may be asked for. */
const most = 3

export interface SlotsFieldProps {
  /** Times that are free, in ISO form, soonest first. */
  slots: readonly string[]
  value: string[]
  onValue: (value: string[]) => void
  error?: string | undefined
  name: string
  readOnly?: true
}

/** Up to three of many free times, in the order in which they were chosen: a day, then its times. */
export function SlotsField({ slots, value, onValue, error, name }: SlotsFieldProps) {
  const zone = useTimeZone()
  const dayOf = (slot: string) => formatDate(slot, 'isoDate', zone)
  const days = [...new Set(slots.map(dayOf))]
  const [chosenDay, setDay] = useState('')
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '')
  const ofDay = slots.filter((slot) => dayOf(slot) === day)
  return (
    <Stack gap="3">
      <SelectField
        label="Day"
        options={days.map((one) => ({
          value: one,
          label: formatDate(`${one}T12:00:00Z`, 'longDate', 'UTC'),
        }))}
        value={day}
        onValue={setDay}
      />
      <CheckboxGroup
        look="chips"
        label="Times"
        hint="Choose up to three, the one that suits you best first."
        name={name}
        error={error}
        max={most - value.filter((slot) => !ofDay.includes(slot)).length}
        options={ofDay.map((slot) => ({ value: slot, label: formatDate(slot, 'time', zone) }))}
        value={value.filter((slot) => ofDay.includes(slot))}
        onValue={(now) =>
          onValue([
            ...value.filter((slot) => !ofDay.includes(slot) || now.includes(slot)),
            ...now.filter((slot) => !value.includes(slot)),
          ])
        }
      />
      {value.length === 0 ? null : (
        <Row as="ul" gap="2" listStyleType="none" aria-label="Chosen times">
          {value.map((slot, at) => {
            const words = `${formatDate(slot, 'dayMonth', zone)}, ${formatDate(slot, 'time', zone)}`
            return (
              <li key={slot}>
                <Chip
                  tone="brand"
                  removeLabel={`Remove ${words}`}
                  onRemove={() => onValue(value.filter((other) => other !== slot))}
                >
                  {at + 1}. {words}
                </Chip>
              </li>
            )
          })}
        </Row>
      )}
      <Text size="xs" tone="muted">
        Times are in your own time zone ({zone}).
      </Text>
    </Stack>
  )
}
