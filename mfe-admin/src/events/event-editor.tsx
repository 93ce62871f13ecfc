import { bodyOf } from '@portal/shared/bodies'
import {
  type EventKind,
  PeopleField,
  type ShownEvent,
  useDegreeGroups,
} from '@portal/shared/events'
import {
  Checkbox,
  Form,
  MultiSelectField,
  NumberField,
  RadioGroup,
  SaveBar,
  TextArea,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { queryOf, useQueryClient } from '@portal/shared/query'
import { Button, Drawer, Heading, Row, Stack, Text, toast } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { tutors } from '../tutors/tutors.queries.ts'
import { type EventValues, faultsOf, sentEvent, valuesOf } from './editor.rules.ts'
import { audiences, enrolments, eventLabels } from './event.words.ts'
import type { EventPreviewProps } from './event-preview.tsx'
import { type Clashes, useSave } from './events.queries.ts'
import { newSession, sessionAfter } from './session.rules.ts'
import { SessionFields } from './session-fields.tsx'

const EventPreview = dialogPart<EventPreviewProps>(() => import('./event-preview.tsx'), 'Preview')

export interface EventEditorProps {
  kind: EventKind
  /** The one that is changed; undefined for a new one. */
  event: ShownEvent | undefined
  /** It is saved; some of what its tutors have at the same time. */
  onSaved: (id: string, clashes: Clashes) => void
  onClose: () => void
}

const labels = { ...eventLabels, isUnlimited: 'As many as want to' }

/** Most sessions of a course. */
const mostSessions = 60

/** Plans a seminar or course, with what a learner would see of it. */
export default function EventEditor({ kind, event, onSaved, onClose }: EventEditorProps) {
  const client = useQueryClient()
  const save = useSave()
  const groups = useDegreeGroups()
  const [open, setOpen] = useState(event === undefined ? 0 : -1)
  const [isPreviewed, setPreviewed] = useState(false)
  const id = event?.id
  const form = useForm({
    name: `${kind} ${id ?? 'new'}`,
    start: valuesOf(event),
    schema: bodyOf('POST /Event/admin/Event/Save'),
    check: faultsOf,
    body: (values: EventValues) => sentEvent(values, kind, id),
    theirs: async (stale) => {
      if (id === undefined) return null
      const saved = await client.fetchQuery({
        ...queryOf('GET /Event/Event/GetEvent', { query: { id } }),
        staleTime: 0,
      })
      return {
        values: valuesOf(saved),
        by: stale?.by ?? 'Somebody else',
        at: stale?.at ?? new Date().toISOString(),
      }
    },
    labels,
    failed: `The ${kind} could not be saved`,
    write: (body) => save.write({ body }),
    done: (answer, { title }) => {
      toast.success(event === undefined ? `${title} is saved as a draft.` : `${title} is saved.`)
      onSaved(answer.id, answer.clashes)
    },
  })
  const { values } = form
  const sessions = form.list('sessions')
  const options = groups.data?.map((group) => ({ value: String(group.id), label: group.name }))
  const isCourse = kind === 'course'
  return (
    <Drawer
      open
      wide
      title={event === undefined ? `New ${kind}` : `Edit ${event.title}`}
      keepOnPressOutside={form.isDirty}
      onClose={() => form.leave(onClose)}
      footer={
        <SaveBar look="foot" label={event === undefined ? 'Save as a draft' : 'Save'} {...form.bar}>
          <Button onClick={() => form.leave(onClose)}>Cancel</Button>
          <Button onClick={() => setPreviewed(true)}>Preview</Button>
        </SaveBar>
      }
    >
      <Form label={isCourse ? 'Course' : 'Seminar'} {...form.frame}>
        <Stack gap="5">
          <TextField label="Title" maxLength={120} {...form.field('title')} />
          <TextArea
            label="About it"
            optional
            rows={5}
            maxLength={10_000}
            {...form.field('description')}
          />
          <PeopleField
            list={form.list('tutorIds')}
            field={(at) => form.field(`tutorIds.${at}`)}
            from={tutors}
            label="Tutor"
            add="Another tutor"
            most={10}
            known={event?.tutors.map((tutor) => ({ value: tutor.id, label: tutor.fullName })) ?? []}
          />
          <MultiSelectField
            label="Degree groups"
            optional
            options={options ?? []}
            placeholder="Choose degree groups"
            noneText={groups.isPending ? 'Loading' : 'There are none yet'}
            {...form.field('degreeGroupIds')}
          />
          <Stack gap="3">
            <Checkbox label="As many as want to may come" {...form.tick('isUnlimited')} />
            {values.isUnlimited ? null : (
              <NumberField label="Places" min={1} max={5000} {...form.field('capacity')} />
            )}
          </Stack>
          <RadioGroup label="Registration" options={enrolments} {...form.field('enrolment')} />
          <RadioGroup
            label="Recordings are for"
            options={audiences}
            {...form.field('recordingFor')}
          />
          <Stack as="section" gap="3" aria-label={isCourse ? 'Sessions' : 'When'}>
            <Row justifyContent="space-between">
              <Heading level={3} size="sm">
                {isCourse ? 'Sessions' : 'When'}
              </Heading>
              {isCourse ? (
                <Text size="sm" tone="muted">
                  {sessions.items.length} of {mostSessions}
                </Text>
              ) : null}
            </Row>
            {sessions.error && sessions.items.length === 0 ? (
              <Text size="sm" tone="danger">
                {sessions.error}
              </Text>
            ) : null}
            <Stack as="ol" gap="3" listStyleType="none">
              {sessions.items.map(({ key, at }) => (
                <SessionFields
                  key={key}
                  form={form}
                  at={at}
                  isOpen={open === at || !isCourse}
                  onOpen={() => setOpen(at)}
                  {...(isCourse && {
                    ...(sessions.items.length < mostSessions && {
                      onRepeat: () => {
                        const last = values.sessions[at]
                        if (last) sessions.add(sessionAfter(last, 7))
                      },
                    }),
                    ...(sessions.items.length > 1 && { onRemove: () => sessions.remove(at) }),
                  })}
                />
              ))}
            </Stack>
            {isCourse && sessions.items.length < mostSessions ? (
              <Row>
                <Button
                  size="sm"
                  icon={<Plus size={16} aria-hidden />}
                  {...sessions.adder}
                  onClick={() => {
                    setOpen(sessions.items.length)
                    sessions.add(newSession)
                  }}
                >
                  Add a session
                </Button>
              </Row>
            ) : null}
          </Stack>
        </Stack>
      </Form>
      {isPreviewed ? (
        <Suspense>
          <EventPreview
            kind={kind}
            values={values}
            known={event?.tutors ?? []}
            degreeGroups={groups.data ?? []}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      ) : null}
    </Drawer>
  )
}
