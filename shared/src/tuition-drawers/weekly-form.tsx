import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, useForm } from '@portal/shared/forms'
import { TimeField } from '@portal/shared/pickers'
import { Button, Heading, IconButton, Row, Stack, Text, toast } from '@portal/shared/ui'
import { Plus, X } from 'lucide-react'
import { useSetAvailability } from '../tuition/hours.queries.ts'

interface Span {
  weekday: number
  from: string
  to: string
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export interface WeeklyFormProps {
  weekly: readonly Span[]
  /** Undefined for oneself. */
  tutorId?: string | undefined
}

const inOrder = (spans: readonly Span[]) =>
  [...spans].sort((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from))

/** When a tutor teaches in an ordinary week: any number of spans a day, by the tutor's own clock. */
export function WeeklyForm({ weekly, tutorId }: WeeklyFormProps) {
  const save = useSetAvailability()
  const form = useForm({
    name: `availability ${tutorId ?? 'own'}`,
    start: { weekly: inOrder(weekly) },
    schema: bodyOf('POST /Tution/tutor/Tution/SetAvailability'),
    check: ({ weekly: spans }) => faultsOf(spans),
    body: ({ weekly: spans }) => ({ weekly: inOrder(spans), ...(tutorId && { tutorId }) }),
    failed: 'The week could not be saved',
    write: (body) => save.write({ body }),
    done: () => toast.success('Your week is saved. It counts for new hours.'),
  })
  const spans = form.list('weekly')
  return (
    <Form label="Ordinary week" {...form.frame}>
      <Stack gap="5">
        {weekdays.map((name, at) => {
          const weekday = at + 1
          const ofDay = spans.items.filter(
            (item) => form.values.weekly[item.at]?.weekday === weekday,
          )
          return (
            <Stack as="section" key={name} gap="2" aria-label={name}>
              <Row justifyContent="space-between">
                <Heading level={3} size="sm">
                  {name}
                </Heading>
                <Button
                  size="sm"
                  icon={<Plus size={16} aria-hidden />}
                  aria-label={`Add a time on ${name}`}
                  onClick={() => spans.add({ weekday, from: '16:00', to: '19:00' })}
                >
                  Add
                </Button>
              </Row>
              {ofDay.length === 0 ? (
                <Text size="sm" tone="muted">
                  No hours
                </Text>
              ) : null}
              {ofDay.map(({ key, at: place }) => (
                <Row key={key} gap="2" alignItems="flex-end" flexWrap="nowrap">
                  <TimeField
                    label={`${name} from`}
                    every={15}
                    {...form.field(`weekly.${place}.from`)}
                  />
                  <TimeField
                    label={`${name} to`}
                    every={15}
                    {...form.field(`weekly.${place}.to`)}
                  />
                  <IconButton
                    label={`Remove this time on ${name}`}
                    icon={<X size={18} />}
                    onClick={() => spans.remove(place)}
                  />
                </Row>
              ))}
            </Stack>
          )
        })}
      </Stack>
      <SaveBar label="Save the week" {...form.bar} />
    </Form>
  )
}

/** What the contract cannot know of spans: that each ends after it begins, and none meets another. */
function faultsOf(spans: readonly Span[]) {
  return Object.fromEntries(
    spans.flatMap(({ weekday, from, to }, at) => {
      if (from >= to) return [[`weekly.${at}.to`, 'Enter a time after the first']]
      const meets = spans.some(
        (other, place) =>
          place !== at && other.weekday === weekday && other.from < to && from < other.to,
      )
      return meets ? [[`weekly.${at}.from`, 'This time meets another of the day']] : []
    }),
  )
}
