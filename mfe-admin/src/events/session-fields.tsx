import { TimeZoneField } from '@portal/shared/account/time-zone'
import { RadioGroup, TextField, type useForm } from '@portal/shared/forms'
import { DateField, TimeField } from '@portal/shared/pickers'
import { Badge, Button, Grid, Row, Stack, Surface, Text, VisuallyHidden } from '@portal/shared/ui'
import { CopyPlus, Pencil, Trash2 } from 'lucide-react'
import type { EventValues } from './editor.rules.ts'
import { type SessionValues, sessionLine, startOf } from './session.rules.ts'

/** The form of an event. */
export type EventForm = ReturnType<typeof useForm<EventValues>>

export interface SessionFieldsProps {
  form: Pick<EventForm, 'field' | 'values' | 'errors' | 'set'>
  /** Its place in the list. */
  at: number
  /** Its fields are open; else it is a line. */
  isOpen: boolean
  onOpen: () => void
  /** Adds the same a week later; left out where there is one session only. */
  onRepeat?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One session of the plan: a line, or its fields by the clocks of its zone. */
export function SessionFields(props: SessionFieldsProps) {
  const { form, at, isOpen, onOpen, onRepeat, onRemove } = props
  const session = form.values.sessions[at]
  if (session === undefined) return null
  const isWrong = Object.keys(form.errors).some((place) => place.startsWith(`sessions.${at}.`))
  const number = `session ${at + 1}`
  return (
    <Surface as="li" padding="4">
      <Stack gap="4">
        <Row justifyContent="space-between" gap="2">
          <Stack gap="0.5" flex="1 1 12rem">
            <Text weight="semibold">{session.title || `Session ${at + 1}`}</Text>
            <Text size="sm" tone="muted">
              {sessionLine(session)}
            </Text>
          </Stack>
          {isWrong && !isOpen ? <Badge tone="danger">To be mended</Badge> : null}
          {isOpen ? null : (
            <Button size="sm" icon={<Pencil size={16} aria-hidden />} onClick={onOpen}>
              Edit<VisuallyHidden> {number}</VisuallyHidden>
            </Button>
          )}
          {onRepeat ? (
            <Button
              size="sm"
              variant="ghost"
              icon={<CopyPlus size={16} aria-hidden />}
              onClick={onRepeat}
            >
              A week later<VisuallyHidden> the same as {number}</VisuallyHidden>
            </Button>
          ) : null}
          {onRemove ? (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={onRemove}
            >
              Remove<VisuallyHidden> {number}</VisuallyHidden>
            </Button>
          ) : null}
        </Row>
        {isOpen || isWrong ? <Fields form={form} at={at} session={session} /> : null}
      </Stack>
    </Surface>
  )
}

interface FieldsProps extends Pick<SessionFieldsProps, 'form' | 'at'> {
  session: SessionValues
}

const occurrences = [
  { value: 'first', label: 'The first, before the clocks go back' },
  { value: 'second', label: 'The second, after it' },
] as const

function Fields({ form, at, session }: FieldsProps) {
  const place = `sessions.${at}` as const
  const errorAt = (name: string) => form.errors[`${place}.${name}`]
  const day = form.field(`${place}.day`)
  return (
    <Stack gap="4">
      <TextField label="Title" optional maxLength={120} {...form.field(`${place}.title`)} />
      <Grid columns={2} gap="3">
        <DateField
          label="Day"
          {...day}
          // The call has one name for day and time, under which it says what is wrong.
          name={`${place}.startsAt`}
          error={errorAt('startsAt')}
          onValue={(value) => {
            form.set(`${place}.day`, value)
            // Nearly all end on the day on which they begin.
            if (session.lastDay === '' || session.lastDay === session.day) {
              form.set(`${place}.lastDay`, value)
            }
          }}
        />
        <TimeField label="From" every={15} {...form.field(`${place}.time`)} />
        <DateField
          label="Last day"
          {...form.field(`${place}.lastDay`)}
          name={`${place}.endsAt`}
          error={errorAt('endsAt')}
        />
        <TimeField label="Until" every={15} {...form.field(`${place}.lastTime`)} />
      </Grid>
      <TimeZoneField
        hint="By its clocks the times above are meant."
        {...form.field(`${place}.timeZone`)}
      />
      {startOf(session) === 'twice' ? (
        <RadioGroup
          label="The clocks go back that day and show this time twice. Which is meant?"
          options={occurrences}
          {...form.field(`${place}.occurrence`)}
        />
      ) : null}
      <Grid columns={2} gap="3">
        <TextField label="Place" optional maxLength={200} {...form.field(`${place}.place`)} />
        <TextField
          label="Link to join"
          optional
          type="url"
          placeholder="https://"
          hint="Given out from 10 minutes before the start, to those with a place."
          {...form.field(`${place}.joinLink`)}
        />
      </Grid>
    </Stack>
  )
}
