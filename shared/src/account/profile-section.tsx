import { useDraft } from '@portal/shared/drafts'
import { Form, TextField } from '@portal/shared/forms'
import { useUnsaved } from '@portal/shared/leaving'
import { formatDate, Grid, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import { type Me, useSaveProfile } from './account.queries.ts'
import { fieldErrors, SaveFailure, SaveLine, Section } from './section.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

type Profile = Pick<Me, 'firstName' | 'lastName' | 'timeZone'>

const fields = ['firstName', 'lastName', 'timeZone'] as const

/** Name and time zone. */
export function ProfileSection({ me }: { me: Me }) {
  const save = useSaveProfile()
  const [draft, setDraft, clearDraft] = useDraft<Partial<Profile>>('account profile', {})
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { firstName, lastName, timeZone } = { ...me, ...draft }
  const profile = { firstName: firstName.trim(), lastName: lastName.trim(), timeZone }
  const isDirty = fields.some((field) => profile[field] !== me[field])
  const errors = { ...fieldErrors(save.error), ...missing }
  useUnsaved(isDirty, clearDraft)

  const submit = () => {
    const gaps = {
      ...(profile.firstName === '' && { firstName: 'Enter your first name' }),
      ...(profile.lastName === '' && { lastName: 'Enter your last name' }),
    }
    setMissing(gaps)
    setAttempt(attempt + 1)
    if (Object.keys(gaps).length > 0) return
    save.write({ body: profile }).then(
      // What was typed on while it was being saved stays typed.
      () => setDraft((now) => (now === draft ? {} : now)),
      () => setAttempt((before) => before + 1),
    )
  }
  const state = isDirty ? 'Unsaved changes' : save.isDone ? 'Saved' : ''
  return (
    <Section
      title="Profile"
      description="Your name as others see it, and the time zone in which dates and times are shown."
    >
      <Form label="Profile" attempt={attempt} onSubmit={submit}>
        <SaveFailure error={save.error} fields={fields} />
        <Grid columns={2} gap="4">
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            maxLength={200}
            value={firstName}
            error={errors.firstName}
            onValue={(value) => setDraft({ ...draft, firstName: value })}
          />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            maxLength={200}
            value={lastName}
            error={errors.lastName}
            onValue={(value) => setDraft({ ...draft, lastName: value })}
          />
        </Grid>
        <Stack gap="0">
          <TimeZoneField
            name="timeZone"
            value={timeZone}
            hint={`It is ${formatDate(new Date(), 'time', timeZone)} there now.`}
            error={errors.timeZone}
            onValue={(value) => setDraft({ ...draft, timeZone: value })}
          />
        </Stack>
        <SaveLine label="Save profile" busy={save.isWriting} state={state} />
      </Form>
    </Section>
  )
}
