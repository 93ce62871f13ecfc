import { call } from '@portal/shared/api'
import { Navigate } from '@portal/shared/router'
import { sessionLasts, signIn, useServerSettings, useSession } from '@portal/shared/session'
import {
  Alert,
  Button,
  chakra,
  Form,
  Heading,
  PasswordField,
  Stack,
  TextField,
} from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { takeAskedPage } from '../routing/asked-page.ts'
import { BrandPanel } from './brand-panel.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { failureMessage } from './sign-in.rules.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 10fr)' },
  },
})

const Content = chakra('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: { base: 'flex-start', md: 'center' },
    bg: 'bg.surface',
    paddingX: { base: '5', md: '10' },
    paddingY: { base: '8', md: '12' },
    '& > div': { width: '100%', maxWidth: '26rem', marginX: 'auto' },
  },
})

/** The sign-in page, `/login`. */
export default function LoginScreen() {
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  const settings = useServerSettings()
  const login = useLogin()
  if (isSignedIn) return <Navigate to={login.destination ?? '/'} replace />
  return (
    <Layout>
      <BrandPanel />
      <Content>
        <Stack gap="6">
          <div>
            <Heading level={1}>Sign in</Heading>
            <chakra.p color="fg.muted" marginTop="1">
              Carry on where you left off.
            </chakra.p>
          </div>
          {sessionLasts ? null : <NothingKept />}
          <LoginForm login={login} />
          {settings?.isDemo && settings.demoPassword !== null ? (
            <DemoAccounts
              accounts={settings.demoAccounts}
              onChoose={(email) => login.tryWith(email, settings.demoPassword ?? '')}
            />
          ) : null}
        </Stack>
      </Content>
    </Layout>
  )
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
