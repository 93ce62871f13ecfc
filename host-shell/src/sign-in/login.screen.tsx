import { call } from '@portal/shared/api'
import { Form, PasswordField, TextField } from '@portal/shared/forms'
import { Navigate, useLocation } from '@portal/shared/router'
import {
  sessionLasts,
  signIn,
  takeNotice,
  useServerSettings,
  useSession,
} from '@portal/shared/session'
import { Alert, Button, chakra, TextLink } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { takeAskedPage } from '../routing/asked-page.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { failureMessage } from './sign-in.rules.ts'
import { SignInLayout } from './sign-in-layout.tsx'

/** The sign-in page, `/login`. */
export default function LoginScreen() {
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  const settings = useServerSettings()
  const login = useLogin()
  const notice: unknown = useLocation().state?.notice
  useForgottenDrafts()
  if (isSignedIn) return <Navigate to={login.destination ?? '/'} replace />
  return (
    <SignInLayout title="Sign in" description="Carry on where you left off.">
      {typeof notice === 'string' ? <Alert kind="success">{notice}</Alert> : null}
      {sessionLasts ? null : <NothingKept />}
      <LoginForm login={login} />
      {settings?.isDemo && settings.demoPassword !== null ? (
        <DemoAccounts
          accounts={settings.demoAccounts}
          onChoose={(email) => login.tryWith(email, settings.demoPassword ?? '')}
        />
      ) : null}
    </SignInLayout>
  )
}

/**
 * Who signs out by choice leaves nothing behind that was typed; an expired session keeps it. What
 * was still to be said to whoever was here is said to nobody else.
 */
function useForgottenDrafts(): void {
  const leftHere = useSession((session) => session.leftHere)
  useEffect(() => {
    takeNotice()
    if (!leftHere) return
    import('@portal/shared/drafts').then(
      ({ clearDrafts }) => clearDrafts(),
      () => undefined,
    )
  }, [leftHere])
}

/** Where a visitor's sign-in stands, and how to try. */
function useLogin() {
  const [fields, setFields] = useState({ email: '', password: '' })
  const [failure, setFailure] = useState<{ message: string } | null>(null)
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [attempt, setAttempt] = useState(0)
  const [destination, setDestination] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const tryWith = async (email: string, password: string) => {
    if (isBusy) return
    setFields({ email, password })
    setFailure(null)
    setAttempt(attempt + 1)
    const gaps = {
      ...(email.trim() === '' && { email: 'Enter your email' }),
      ...(password === '' && { password: 'Enter your password' }),
    }
    setMissing(gaps)
    if (Object.keys(gaps).length > 0) return
    setBusy(true)
    try {
      const body = { email: email.trim(), password }
      const tokens = await call('POST /authentication/authenticate', { body })
      setDestination(takeAskedPage())
      signIn(tokens)
    } catch (error) {
      setFailure({ message: failureMessage(error, Date.now()) })
    } finally {
      setBusy(false)
    }
  }
  return { fields, setFields, failure, missing, attempt, destination, isBusy, tryWith }
}

function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const { fields, setFields, failure, missing, attempt, isBusy, tryWith } = login
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) message.current?.focus()
  }, [failure])
  return (
    <Form label="Sign in" attempt={attempt} onSubmit={() => tryWith(fields.email, fields.password)}>
      {failure ? (
        <Alert kind="danger" live ref={message}>
          {failure.message}
        </Alert>
      ) : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={fields.email}
        error={missing.email}
        onValue={(email) => setFields({ ...fields, email })}
      />
      <PasswordField
        label="Password"
        name="password"
        maxLength={200}
        required
        value={fields.password}
        error={missing.password}
        onValue={(password) => setFields({ ...fields, password })}
      />
      <Button type="submit" variant="primary" size="lg" wide loading={isBusy}>
        Sign in
      </Button>
      <chakra.div textAlign="center">
        <TextLink to="/forgot-password">Forgot password?</TextLink>
      </chakra.div>
    </Form>
  )
}

function NothingKept() {
  return (
    <Alert kind="warning" title="This browser keeps nothing for the portal">
      Its local storage is switched off. You can sign in, but a reload or a new tab will ask you
      again.
    </Alert>
  )
}
