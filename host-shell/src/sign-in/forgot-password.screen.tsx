import { ApiError, call } from '@portal/shared/api'
import { Form, TextField } from '@portal/shared/forms'
import { useServerSettings } from '@portal/shared/session'
import { Alert, Button, LinkButton, TextLink } from '@portal/shared/ui'
import { type Ref, useEffect, useRef, useState } from 'react'
import { failureMessage } from './sign-in.rules.ts'
import { SignInLayout } from './sign-in-layout.tsx'

/** The one answer, whether or not there is such an account. */
export const linkSent =
  'If there is an account for this email, we have sent it a link for choosing a new password. The link works once, within 30 minutes.'

/** Asks for a mail with a link, `/forgot-password`. */
export default function ForgotPasswordScreen() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure !== null || isSent) message.current?.focus()
  }, [failure, isSent])

  const refuse = (text: string) => {
    setError(text)
    setAttempt(attempt + 1)
  }
  const send = async () => {
    if (isBusy) return
    setFailure(null)
    if (email.trim() === '') return refuse('Enter your email')
    setError(undefined)
    setBusy(true)
    try {
      const body = { email: email.trim() }
      await call('POST /Authentication/Password/ForgotPassword', { body })
      setSent(true)
    } catch (problem) {
      const [field] = problem instanceof ApiError ? problem.errors : []
      if (field === undefined) setFailure(failureMessage(problem, Date.now()))
      else refuse(field.message)
    } finally {
      setBusy(false)
    }
  }

  if (isSent) return <Sent ref={message} email={email.trim()} onAgain={() => setSent(false)} />
  return (
    <SignInLayout
      title="Forgot your password?"
      description="Enter your email, and we send you a link for choosing a new one."
    >
      <Form label="Forgot password" attempt={attempt} onSubmit={send}>
        {failure === null ? null : (
          <Alert kind="danger" live ref={message}>
            {failure}
          </Alert>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          error={error}
          onValue={setEmail}
        />
        <Button type="submit" variant="primary" size="lg" wide loading={isBusy}>
          Send the link
        </Button>
      </Form>
      <div>
        <TextLink to="/login">Back to sign in</TextLink>
      </div>
    </SignInLayout>
  )
}

function Sent({
  ref,
  email,
  onAgain,
}: {
  ref: Ref<HTMLDivElement>
  email: string
  onAgain: () => void
}) {
  const settings = useServerSettings()
  return (
    <SignInLayout title="Look at your mail" description={email}>
      <Alert kind="success" ref={ref}>
        {linkSent}
      </Alert>
      {settings?.isDemo ? (
        <div>
          This is a demo: its mails are in the{' '}
          <TextLink to="/dev/outbox" target="_blank">
            outbox
          </TextLink>
          .
        </div>
      ) : null}
      <LinkButton to="/login" variant="primary" size="lg" wide>
        Back to sign in
      </LinkButton>
      <Button variant="ghost" wide onClick={onAgain}>
        Send it again, or to another email
      </Button>
    </SignInLayout>
  )
}
