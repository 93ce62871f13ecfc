import { useDraft } from '@portal/shared/drafts'
import { Form, PasswordField, TextField } from '@portal/shared/forms'
import { useUnsaved } from '@portal/shared/leaving'
import { Alert } from '@portal/shared/ui'
import { useState } from 'react'
import { type Me, useChangeEmail } from './account.queries.ts'
import { fieldErrors, SaveFailure, SaveLine, Section } from './section.tsx'

const fields = ['email', 'password'] as const

/** The address that one signs in with; another one asks for the password, and is proved by a link. */
export function EmailSection({ me }: { me: Me }) {
  const change = useChangeEmail()
  const [email, setEmail, clearDraft] = useDraft('account email', '')
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const isDirty = email !== '' || password !== ''
  const errors = { ...fieldErrors(change.error), ...missing }
  useUnsaved(isDirty, clearDraft)

  const submit = () => {
    const wanted = email.trim()
    const gaps = {
      ...emailFault(wanted, me.email),
      ...(password === '' && { password: 'Enter your password' }),
    }
    setMissing(gaps)
    setAttempt(attempt + 1)
    if (Object.keys(gaps).length > 0) return
    change.write({ body: { email: wanted, password } }).then(
      () => {
        setEmail('')
        setPassword('')
      },
      () => setAttempt((before) => before + 1),
    )
  }
  const sent = isDirty ? undefined : change.input?.body.email
  return (
    <Section
      title="Email"
      description={
        <>
          You sign in with <strong>{me.email}</strong>. To change it, open the link that we send to
          the new address; we tell the old one.
        </>
      }
    >
      <Form label="Email" attempt={attempt} onSubmit={submit}>
        <SaveFailure error={change.error} fields={fields} />
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          error={errors.email}
          onValue={setEmail}
        />
        <PasswordField
          label="Your password"
          name="password"
          maxLength={200}
          value={password}
          error={errors.password}
          onValue={setPassword}
        />
        <SaveLine
          label="Change email"
          busy={change.isWriting}
          state={isDirty ? 'Not changed yet' : ''}
        />
        {sent === undefined ? null : (
          <Alert kind="success" live>
            We sent a link to {sent}. Your email changes once you open it, within 24 hours. Nothing
            came? Look among unwanted mail, or ask again.
          </Alert>
        )}
      </Form>
    </Section>
  )
}

/** The server judges addresses; here only what cannot be one. */
function emailFault(email: string, own: string): { email?: string } {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return { email: 'Enter an email address' }
  if (email.toLowerCase() === own.toLowerCase()) return { email: 'This is your email already' }
  return {}
}
