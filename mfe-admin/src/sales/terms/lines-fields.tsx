import { NumberField, SelectField, TextField } from '@portal/shared/forms'
import { Box, Button, LiveText, Row, Stack, Surface, Text } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { optionsOf, vatNames } from '../money.words.ts'
import { newLine, priceSaid } from './terms.rules.ts'
import { lineKinds } from './terms.words.ts'
import type { LinesForm } from './terms-form.ts'

const vats = optionsOf(vatNames)
const adders = [
  ...(['programme', 'hours', 'extra', 'discount'] as const).map((kind) => ({
    kind,
    label: `Add ${kind === 'extra' ? 'an extra' : kind === 'hours' ? 'hours' : `a ${kind}`}`,
  })),
]

/** At most so many lines has a booking. */
const mostLines = 40

/** What is sold, line by line, with what it comes to. */
export function LinesFields({ form }: { form: LinesForm }) {
  const list = form.list('lines')
  const { lines } = form.values
  const said = priceSaid(lines)
  const offered = adders.filter(
    ({ kind }) => kind !== 'programme' || lines.every((line) => line.kind !== 'programme'),
  )
  return (
    <Stack gap="4">
      {list.items.map(({ key, at }) => (
        <Line key={key} form={form} at={at} onRemove={() => list.remove(at)} />
      ))}
      {list.error !== undefined && list.items.every(({ at }) => !hasFault(form, at)) ? (
        <Text tone="danger" size="sm">
          {list.error}
        </Text>
      ) : null}
      {lines.length < mostLines ? (
        <Row gap="2" role="group" aria-label="Add to the price">
          {offered.map(({ kind, label }, place) => (
            <Button
              key={kind}
              size="sm"
              icon={<Plus size={16} aria-hidden />}
              {...(place === 0 && list.adder)}
              onClick={() => list.add(newLine(kind, lines))}
            >
              {label}
            </Button>
          ))}
        </Row>
      ) : null}
      <Text weight="semibold">{said}</Text>
      <LiveText>{said}</LiveText>
    </Stack>
  )
}

const hasFault = (form: LinesForm, at: number) =>
  [
    form.field(`lines.${at}.description`).error,
    form.field(`lines.${at}.pence`).error,
    form.field(`lines.${at}.vat`).error,
  ].some((error) => error !== undefined)

function Line({ form, at, onRemove }: { form: LinesForm; at: number; onRemove: () => void }) {
  const line = form.values.lines[at]
  if (line === undefined) return null
  const name = `${lineKinds[line.kind]}, line ${at + 1}`
  return (
    <Surface as="section" padding="4" aria-label={name}>
      <Row gap="3" alignItems="flex-start">
        <Box flex="2 1 13rem" minWidth="0">
          <TextField
            label={line.kind === 'discount' ? 'Discount for' : lineKinds[line.kind]}
            maxLength={200}
            {...form.field(`lines.${at}.description`)}
          />
        </Box>
        <Box flex="1 1 9.5rem" minWidth="0">
          <NumberField
            label={line.kind === 'discount' ? 'Takes off, in pounds' : 'Pounds, VAT included'}
            min={0}
            step={0.01}
            {...form.field(`lines.${at}.pence`)}
          />
        </Box>
        <Box flex="1 1 10.5rem" minWidth="0">
          <SelectField label="VAT" options={vats} {...vatField(form, at)} />
        </Box>
      </Row>
      <Row justifyContent="flex-end" marginTop="2">
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {`Remove line ${at + 1}`}
        </Button>
      </Row>
    </Surface>
  )
}

/** The field of the VAT, of which one is always chosen. */
function vatField(form: LinesForm, at: number) {
  const { onValue, readOnly, ...field } = form.field(`lines.${at}.vat`)
  return {
    ...{ ...field, disabled: readOnly },
    onValue: (vat: keyof typeof vatNames | '') => {
      if (vat !== '') onValue(vat)
    },
  }
}
