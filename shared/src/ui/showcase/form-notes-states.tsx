import { ApiError } from '@portal/shared/api'
import {
  Form,
  FormDialog,
  NumberField,
  SaveBar,
  Switch,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { useSession } from '@portal/shared/session'
import { useState } from 'react'
import { writeDraft } from '../../drafts/draft-store.ts'
import { Button, Card, Grid, LinkButton, Stack, toast } from '../index.ts'
import { playPerson } from './played-person.ts'
import { useOnce } from './prepared.tsx'

playPerson()

const customer = {
  ...{ firstName: '', lastName: '', email: 'ada@', phone: '', street: '', town: '', postCode: '' },
  ...{ school: '', hours: null as number | null },
}

/** Long enough for a summary above its fields. */
function LongForm() {
  const form = useForm({
    name: null,
    start: customer,
    check: ({ firstName, lastName, email, hours }) => ({
      firstName: firstName === '' && 'Enter a first name',
      lastName: lastName === '' && 'Enter a last name',
      email: !/^.+@.+$/.test(email) && 'Enter an email address',
      hours: hours === null && 'Enter how many hours are booked',
    }),
    write: async () => undefined,
  })
  useOnce(form.submit)
  return (
    <Form label="A new customer" {...form.frame}>
      <Grid columns={3}>
        <TextField label="First name" {...form.field('firstName')} />
        <TextField label="Last name" {...form.field('lastName')} />
        <TextField label="Email" {...form.field('email')} />
        <TextField label="Phone" optional {...form.field('phone')} />
        <TextField label="Street" optional {...form.field('street')} />
        <TextField label="Town" optional {...form.field('town')} />
        <TextField label="Post code" optional {...form.field('postCode')} />
        <TextField label="School" optional {...form.field('school')} />
        <NumberField label="Hours" {...form.field('hours')} />
      </Grid>
      <SaveBar {...form.bar} />
    </Form>
  )
}

interface GoalState {
  label: string
  /** Under which its draft is kept. */
  name?: string
  typed?: string
  write?: () => Promise<unknown>
}

const start = { goal: 'Seven in Physics' }

function GoalForm({ label, name, typed, write = async () => undefined }: GoalState) {
  const form = useForm({ name: name ?? null, start, write, failed: 'The goal could not be saved' })
  useOnce(() => {
    if (typed === undefined) return
    form.set('goal', typed)
    form.submit()
  })
  return (
    <Form label={label} {...form.frame}>
      <TextField label="Goal" {...form.field('goal')} />
      <SaveBar {...form.bar} look="bar" />
    </Form>
  )
}

const kept = 'design goal'

/** As a reload finds what was typed before it. */
function DraftForm() {
  const person = useSession((session) => session.claims?.userId) ?? ''
  useState(() => {
    const goal = 'Eight in Physics'
    writeDraft(person, kept, { base: start, mine: { goal }, fields: ['goal'] })
  })
  return <GoalForm label="A form with a draft" name={kept} />
}

const message = 'Goals of this term can no longer be changed.'
const refuses = () =>
  Promise.reject(new ApiError({ status: 409, message, serverMessage: message, errors: [] }))

function TermDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    name: null,
    start: { term: '' },
    check: ({ term }) => ({ term: term === '' && 'Enter a name' }),
    write: async () => undefined,
    done: () => {
      toast.success('The term is saved.')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="New term" save="Save term" onClose={onClose}>
      <TextField label="Name" {...form.field('term')} />
    </FormDialog>
  )
}

function Leaving() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap="4">
      <LinkButton to="?elsewhere">Leave this page</LinkButton>
      <Button onClick={() => setOpen(true)}>Open a form in a dialog</Button>
      {isOpen ? <TermDialog onClose={() => setOpen(false)} /> : null}
    </Stack>
  )
}

function Viewing() {
  const [isViewing, setViewing] = useState(false)
  return (
    <Switch
      label="As a parent who views the student’s portal"
      hint="Nothing on this page can be saved then, and every form says so."
      checked={isViewing}
      onValue={(isOn) => {
        setViewing(isOn)
        playPerson({ isImpersonating: isOn })
      }}
    />
  )
}

/** What a form says of itself above its fields and at its end, and what it asks before it is left. */
export function FormNotesStates() {
  return (
    <Stack gap="6">
      <Card title="A long form that is not right yet">
        <LongForm />
      </Card>
      <Grid columns={2}>
        <Card title="Refused, and of no field">
          <GoalForm label="A refused form" typed="Nine in Physics" write={refuses} />
        </Card>
        <Card title="With a draft from before a reload">
          <DraftForm />
        </Card>
        <Card
          title="Left while something is unsaved"
          description="Forms above are unsaved, so this asks first, as closing the page and going back do."
        >
          <Leaving />
        </Card>
        <Card title="Looked at by a parent">
          <Viewing />
        </Card>
      </Grid>
    </Stack>
  )
}
