import { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import {
  AutosaveLine,
  Form,
  NumberField,
  SaveBar,
  TextArea,
  TextField,
  useAutosave,
  useForm,
} from '@portal/shared/forms'
import { useState } from 'react'
import { Button, Card, Grid, Row, Stack } from '../index.ts'
import { useOnce } from './prepared.tsx'

const empty = { firstName: '', lastName: '', timeZone: 'Europe/London' }
const ada = { ...empty, firstName: 'Ada', lastName: 'Byron' }
const never = () => new Promise<never>(() => undefined)
const refuses = (status: number, message: string, path?: string) => () => {
  const errors = path === undefined ? [] : [{ path, message }]
  return Promise.reject(new ApiError({ status, message, serverMessage: message, errors }))
}

interface NameState {
  title: string
  start?: typeof ada
  /** What is typed as last name; nothing when left out. */
  typed?: string
  isSent?: boolean
  write?: () => Promise<unknown>
  isReadOnly?: boolean
}

const states: readonly NameState[] = [
  { title: 'Empty', start: empty },
  { title: 'Typed', typed: 'King' },
  { title: 'Refused by the rule of the call', typed: '', isSent: true },
  {
    title: 'Refused by the server',
    typed: 'King',
    isSent: true,
    write: refuses(422, 'This name is taken', 'body.lastName'),
  },
  { title: 'Saving', typed: 'King', isSent: true, write: never },
  { title: 'Saved', typed: 'King', isSent: true },
  { title: 'Failed', typed: 'King', isSent: true, write: refuses(0, 'The connection was lost.') },
  { title: 'Read only', isReadOnly: true },
]

const reason = 'You are viewing the portal as Maya Clarke, so nothing can be changed.'
const readOnly = { reason, control: { 'aria-disabled': true, title: reason } } as const

function NameForm({ start = ada, typed, isSent, write, isReadOnly }: NameState) {
  const [kept, setKept] = useState(start)
  const form = useForm({
    name: null,
    start: kept,
    schema: bodyOf('POST /User/Account/UpdateMe'),
    write: async (body) => (write ? write() : setKept(body)),
  })
  useOnce(() => {
    if (typed !== undefined) form.set('lastName', typed)
    if (isSent) form.submit()
  })
  return (
    <Form {...form.frame}>
      <TextField label="First name" {...form.field('firstName')} readOnly={isReadOnly} />
      <TextField label="Last name" {...form.field('lastName')} readOnly={isReadOnly} />
      <SaveBar {...form.bar} {...(isReadOnly && { readOnly })} look="bar" />
    </Form>
  )
}

const letter =
  'Thank you for your letter. We meet on Monday at ten, as always, and talk about the mock papers.'
const record = { phone: '020 7946 0001', notes: letter, version: 1 }

const conflicts = [
  { title: 'Somebody else changed another field', theirs: { phone: '020 7946 0002' } },
  { title: 'The same field', theirs: { notes: 'No letter came.' }, typed: 'A letter came.' },
  {
    title: 'The same long text',
    theirs: { notes: letter.replace('Monday', 'Tuesday').replace('as always', 'in the hall') },
  },
]

function RecordForm({ theirs, typed = `${letter} Bring a calculator.` }: RecordState) {
  const form = useForm({
    name: null,
    start: record,
    write: refuses(409, 'Changed meanwhile'),
    theirs: async () => ({
      values: { ...record, ...theirs, version: 2 },
      by: 'Grace Hopper',
      at: new Date(Date.now() - 120_000).toISOString(),
    }),
  })
  useOnce(() => {
    form.set('notes', typed)
    form.submit()
  })
  return (
    <Form {...form.frame}>
      <TextField label="Phone" {...form.field('phone')} />
      <TextArea label="Notes" {...form.field('notes')} />
      <SaveBar {...form.bar} />
    </Form>
  )
}

interface RecordState {
  theirs: Partial<typeof record>
  typed?: string
}

const first: { text: string; points: number | null } = { text: 'A triangle', points: 2 }

function AnswersForm() {
  const form = useForm({ name: null, start: { answers: [first] }, write: never })
  const answers = form.list('answers')
  return (
    <Form {...form.frame}>
      {answers.items.map(({ key, at }) => (
        <Row key={key} alignItems="flex-end">
          <TextField label={`Answer ${at + 1}`} {...form.field(`answers.${at}.text`)} />
          <NumberField label="Points" {...form.field(`answers.${at}.points`)} />
          <Button onClick={() => answers.remove(at)}>Remove</Button>
        </Row>
      ))}
      <SaveBar {...form.bar}>
        <Button {...answers.adder} onClick={() => answers.add({ text: '', points: null })}>
          Add an answer
        </Button>
      </SaveBar>
    </Form>
  )
}

const notes = [
  { label: 'A note that the server has', write: async () => undefined },
  { label: 'A note on its way', typed: 'Mind the sign.', write: never },
  {
    label: 'A note that could not be sent',
    typed: 'Mind the units.',
    write: refuses(0, 'The connection was lost.'),
  },
]

function Note({ label, typed, write }: (typeof notes)[number]) {
  const { field, ...saving } = useAutosave({ name: label, start: 'Mind', write })
  useOnce(() => {
    if (typed === undefined) return
    field.onValue(typed)
    saving.save()
  })
  return (
    <div>
      <TextArea label={label} rows={2} {...field} />
      <AutosaveLine {...saving} />
    </div>
  )
}

/** One form in every state that it can be in; the server is played. */
export function FormStates() {
  return (
    <Stack gap="6">
      <Grid columns={2}>
        {states.map((state) => (
          <Card key={state.title} title={state.title}>
            <NameForm {...state} />
          </Card>
        ))}
      </Grid>
      {conflicts.map(({ title, ...state }) => (
        <Card key={title} title={title}>
          <RecordForm {...state} />
        </Card>
      ))}
      <Card title="What saves itself">
        <Stack gap="5">
          {notes.map((note) => (
            <Note key={note.label} {...note} />
          ))}
        </Stack>
      </Card>
      <Card title="A list of entries">
        <AnswersForm />
      </Card>
    </Stack>
  )
}
