import { Form, PasswordField } from '@portal/shared/forms'
import { useUnsaved } from '@portal/shared/leaving'
import { checkPassword, type PasswordOwner } from '@portal/shared/passwords'
import { PasswordStrength } from '@portal/shared/passwords/strength'
import { useState } from 'react'
import { type Me, useChangePassword } from './account.queries.ts'
import { fieldErrors, SaveFailure, SaveLine, Section } from './section.tsx'

const fields = ['oldPassword', 'newPassword', 'again'] as const
const empty = { oldPassword: '', newPassword: '', again: '' }

/** The old password, the new one twice, how strong it is. */
export function PasswordSection({ me }: { me: Me }) {
  const change = useChangePassword()
  const [typed, setTyped] = useState(empty)
  const [attempt, setAttempt] = useState(0)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const owner = { email: me.email, names: [me.firstName, me.lastName] }
  const isDirty = fields.some((field) => typed[field] !== '')
  const errors = { ...fieldErrors(change.error), ...faults }
  useUnsaved(isDirty)

  const submit = () => {
    const found = faultsOf(typed, owner)
    setFaults(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length > 0) return
    const { oldPassword, newPassword } = typed
    change.write({ body: { oldPassword, newPassword } }).then(
      () => setTyped(empty),
      () => setAttempt((before) => before + 1),
    )
  }
  const done = 'Password changed. Your other devices are signed out.'
  const state = isDirty ? 'Not changed yet' : change.isDone ? done : ''
  const field = (name: (typeof fields)[number]) => ({
    name,
    maxLength: 200,
    value: typed[name],
    error: errors[name],
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <Section title="Password" description="A new password signs you out on all your other devices.">
      <Form label="Password" attempt={attempt} onSubmit={submit}>
        <SaveFailure error={change.error} fields={fields} />
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordField label="Old password" {...field('oldPassword')} />
        <PasswordField
          label="New password"
          hint="At least 10 characters. Several words in a row are easy to remember."
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordStrength password={typed.newPassword} owner={owner} />
        <PasswordField label="New password again" autoComplete="new-password" {...field('again')} />
        <SaveLine label="Change password" busy={change.isWriting} state={state} />
      </Form>
    </Section>
  )
}

function faultsOf(typed: typeof empty, owner: PasswordOwner): Record<string, string> {
  const fault = checkPassword(typed.newPassword, owner)
  return {
    ...(typed.oldPassword === '' && { oldPassword: 'Enter your old password' }),
    ...(fault !== null && {
      newPassword: typed.newPassword === '' ? 'Enter a new password' : fault,
    }),
    ...(typed.again !== typed.newPassword && {
      again: 'This is not the same as the new password above',
    }),
  }
}
