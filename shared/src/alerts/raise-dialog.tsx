import { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import {
  type AlertAudience,
  alertTypeName,
  type GentleTextId,
  gentleTexts,
  usualAudience,
} from '@portal/shared/contract'
import {
  Checkbox,
  FormDialog,
  RadioGroup,
  SelectField,
  TextArea,
  useForm,
} from '@portal/shared/forms'
import { DateField, type Found, SearchPicker } from '@portal/shared/pickers'
import { Alert, LinkButton, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { audienceOptions } from './alert.words.ts'
import { students, useRaise } from './alerts.queries.ts'

export interface RaiseDialogProps {
  /** About whom, where that is known. */
  student?: Found | undefined
  /** About whom at first, where an address says so; it can be changed. */
  studentId?: string | undefined
  /** Where an open concern is read. */
  hrefOf: (alertId: string) => string
  /** Whether it waits for a review first. */
  waits: boolean
  onClose: () => void
}

const types = [1, 2, 3, 4].map((type) => ({ value: String(type), label: alertTypeName(type) }))

/** Raises a concern about a student: what, who sees it, when it is followed up, what is told. */
export default function RaiseDialog({
  student,
  studentId,
  hrefOf,
  waits,
  onClose,
}: RaiseDialogProps) {
  const raise = useRaise()
  const [open, setOpen] = useState<{ of: string; id: string } | null>(null)
  const start: {
    studentId: string
    type: string
    note: string
    audience: AlertAudience
    followUpAt: string
    tellStudent: GentleTextId | ''
    again: boolean
  } = {
    studentId: student?.value ?? studentId ?? '',
    type: '1',
    note: '',
    audience: usualAudience(1),
    followUpAt: '',
    tellStudent: '',
    again: false,
  }
  const form = useForm({
    name: `concern ${student?.value ?? studentId ?? 'new'}`,
    start,
    schema: bodyOf('POST /Alert/Alert/Raise'),
    check: ({ studentId }) => ({ studentId: studentId === '' && 'Choose the student' }),
    body: ({ type, followUpAt, tellStudent, ...values }) => ({
      ...values,
      type: Number(type),
      followUpAt: followUpAt === '' ? null : followUpAt,
      tellStudent: tellStudent === '' ? null : tellStudent,
    }),
    failed: 'The concern could not be raised',
    write: async (body) => {
      try {
        return await raise.write({ body })
      } catch (error) {
        const id = openIn(error)
        if (id !== null) setOpen({ of: `${body.studentId} ${body.type}`, id })
        throw error
      }
    },
    done: () => {
      toast.success(
        waits ? 'The concern waits for your senior tutor’s review.' : 'The concern is raised.',
      )
      onClose()
    },
  })
  const { values } = form
  const isOpen = open?.of === `${values.studentId} ${values.type}`
  return (
    <FormDialog
      form={form}
      size="md"
      title={student === undefined ? 'Raise a concern' : `Raise a concern about ${student.label}`}
      description={waits ? 'Family and school see nothing of it before it is reviewed.' : undefined}
      save="Raise concern"
      onClose={onClose}
    >
      {student === undefined ? (
        <SearchPicker label="Student" from={students} {...form.field('studentId')} />
      ) : null}
      <RadioGroup
        label="What it is about"
        look="cards"
        options={types}
        value={values.type}
        onValue={(type) => form.change({ type, audience: usualAudience(Number(type)) })}
      />
      {isOpen ? (
        <Alert
          kind="warning"
          title="A concern of this type is open already"
          action={<LinkButton to={hrefOf(open.id)}>Open it</LinkButton>}
        >
          <Checkbox label="Raise a further one all the same" {...form.tick('again')} />
        </Alert>
      ) : null}
      <TextArea
        label="What you have seen"
        hint="10 to 2,000 characters. Those whom you choose below read it."
        maxLength={2000}
        {...form.field('note')}
      />
      <RadioGroup label="Who sees it" options={audienceOptions} {...form.field('audience')} />
      <DateField label="Follow up on" optional {...form.field('followUpAt')} />
      <SelectField
        label="Tell the student"
        hint="The student never sees the concern itself."
        placeholder="Nothing"
        options={gentleTexts.map(({ id, text }) => ({ value: id, label: text }))}
        {...form.field('tellStudent')}
      />
    </FormDialog>
  )
}

/** The open concern that a refusal names. */
function openIn(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const id: unknown = Object(error.data).id
  return typeof id === 'string' ? id : null
}
