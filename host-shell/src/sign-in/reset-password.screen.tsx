import { ApiError, call } from '@portal/shared/api'
import { Form, PasswordField } from '@portal/shared/forms'
import { checkPassword, shortestPassword } from '@portal/shared/passwords'
import { PasswordStrength } from '@portal/shared/passwords/strength'
import { useQuery } from '@portal/shared/query'
import { useLocation, useNavigate } from '@portal/shared/router'
import { signOut } from '@portal/shared/session'
import {
  Alert,
  Button,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from './sign-in.rules.ts'
import { SignInLayout } from './sign-in-layout.tsx'

/** Chooses a new password by the link of a mail, `/auth/reset-password?token=…`. */
export default function ResetPasswordScreen() {
  const token = useToken()
  const link = useQuery({
    queryKey: ['POST /Authentication/Password/CheckLink', token],
    queryFn: () => call('POST /Authentication/Password/CheckLink', { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [isUsed, setUsed] = useState(false)
  if (token === '' || isUsed || link.data?.isGood === false) return <BadLink />
  return (
    <SignInLayout
      title="Choose a new password"
      description="You will be signed out on all devices, and sign in again with the new one."
    >
      {link.isError ? (
        <FailedState
          compact
          level={2}
          title="The link could not be checked"
          onRetry={() => link.refetch()}
        >
          {messageOf(link.error)}
        </FailedState>
      ) : link.isSuccess ? (
        <PasswordForm token={token} onBadLink={() => setUsed(true)} />
      ) : (
        <SkeletonRegion label="Checking the link">
          <Stack gap="5">
            <Skeleton height="20" />
            <Skeleton height="16" />
            <Skeleton height="12" />
          </Stack>
        </SkeletonRegion>
      )}
    </SignInLayout>
  )
}

/**
 * The token of the link. It leaves the address bar at once, so that nobody reads or copies it there;
 * the page's own history entry keeps it for a reload.
 */
function useToken(): string {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true, state: { token: given } })
  }, [search, pathname, given, navigate])
  if (given !== null) return given
  const kept: unknown = state?.token
  return typeof kept === 'string' ? kept : ''
}

function PasswordForm({ token, onBadLink }: { token: string; onBadLink: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ password: '', again: '' })
  const [errors, setErrors] = useState<{ password?: string; again?: string }>({})
  const [failure, setFailure] = useState<{ message: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) message.current?.focus()
  }, [failure])

  const refuse = (found: typeof errors) => {
    setErrors(found)
    setAttempt(attempt + 1)
    return Object.keys(found).length > 0
  }
  const save = async () => {
    if (isBusy) return
    setFailure(null)
    if (refuse(faultsOf(typed))) return
    setBusy(true)
    try {
      const body = { token, password: typed.password }
      await call('POST /Authentication/Password/ResetPassword', { body })
      // Whoever is signed in here has just been signed out by the server, or is somebody else.
      signOut()
      const notice = 'Your password is changed. Sign in with the new one.'
      navigate('/login', { replace: true, state: { notice } })
    } catch (problem) {
      const [field] = problem instanceof ApiError ? problem.errors : []
      if (field !== undefined) refuse({ password: field.message })
      else if (problem instanceof ApiError && problem.status === 422) onBadLink()
      else setFailure({ message: failureMessage(problem, Date.now()) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form label="Choose a new password" attempt={attempt} onSubmit={save}>
      {failure ? (
        <Alert kind="danger" live ref={message}>
          {failure.message}
        </Alert>
      ) : null}
      <PasswordField
        label="New password"
        name="password"
        hint={`At least ${shortestPassword} characters. Several words in a row are easy to remember.`}
        autoComplete="new-password"
        maxLength={200}
        required
        value={typed.password}
        error={errors.password}
        onValue={(password) => setTyped({ ...typed, password })}
      />
      <PasswordStrength password={typed.password} />
      <PasswordField
        label="New password again"
        name="again"
        autoComplete="new-password"
        maxLength={200}
        required
        value={typed.again}
        error={errors.again}
        onValue={(again) => setTyped({ ...typed, again })}
      />
      <Button type="submit" variant="primary" size="lg" wide loading={isBusy}>
        Save the new password
      </Button>
    </Form>
  )
}

function faultsOf({ password, again }: { password: string; again: string }) {
  const fault = password === '' ? 'Enter a new password' : checkPassword(password)
  return {
    ...(fault !== null && { password: fault }),
    ...(again !== password && { again: 'This is not the same as the new password above' }),
  }
}

function BadLink() {
  return (
    <SignInLayout title="Choose a new password">
      <EmptyState
        compact
        level={2}
        illustration="locked"
        title="This link is no longer good"
        action={
          <LinkButton to="/forgot-password" variant="primary">
            Ask for a new link
          </LinkButton>
        }
      >
        A link works once, within 30 minutes, and only the newest one does. It may also be
        incomplete: copy all of it from the mail.
      </EmptyState>
    </SignInLayout>
  )
}
