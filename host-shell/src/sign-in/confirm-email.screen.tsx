import { useWrite } from '@portal/shared/query'
import { useLocation, useNavigate } from '@portal/shared/router'
import { freshToken, renewAfter } from '@portal/shared/session'
import { Alert, Button, EmptyState, LinkButton, Text } from '@portal/shared/ui'
import { useEffect } from 'react'
import { failureMessage } from './sign-in.rules.ts'
import { SignInLayout } from './sign-in-layout.tsx'

const title = 'Confirm your new email'

/**
 * Makes an email the account's by the link of a mail, `/auth/confirm-email#…`. A button does it, so
 * that programs which open links to look at them change nothing.
 */
export default function ConfirmEmailScreen() {
  const token = useToken()
  const confirm = useWrite('POST /User/Account/ConfirmEmail', {
    changes: ['GET /User/Account/GetMe'],
    done: () => void renewToken().catch(() => undefined),
  })
  const { error, answer } = confirm
  if (token === '' || error?.status === 422) return <BadLink />
  if (answer !== undefined) {
    return (
      <SignInLayout title="Your email is changed">
        <Text>
          From now on you sign in with <strong>{answer.email}</strong>, and mails go there.
        </Text>
        <LinkButton to="/" variant="primary" size="lg" wide>
          Go to the portal
        </LinkButton>
      </SignInLayout>
    )
  }
  return (
    <SignInLayout
      title={title}
      description="After this you sign in with the address that the link came to."
    >
      {error ? (
        <Alert kind="danger" live>
          {error.status === 409
            ? 'Another account has this email, so yours stays as it is.'
            : failureMessage(error, Date.now())}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        wide
        loading={confirm.isWriting}
        onClick={() => confirm.write({ body: { token } })}
      >
        Use this email
      </Button>
    </SignInLayout>
  )
}

/**
 * The token of the link. It leaves the address bar at once, so that nobody reads or copies it there;
 * the page's own history entry keeps it for a reload.
 */
function useToken(): string {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const given = hash.slice(1)
  useEffect(() => {
    if (given !== '') navigate(pathname, { replace: true, state: { token: given } })
  }, [pathname, given, navigate])
  if (given !== '') return given
  const kept: unknown = state?.token
  return typeof kept === 'string' ? kept : ''
}

/** Has the token of whoever is signed in made anew, since it names the email. */
async function renewToken(): Promise<void> {
  const token = await freshToken()
  if (token !== null) await renewAfter(token)
}

function BadLink() {
  return (
    <SignInLayout title={title}>
      <EmptyState
        compact
        level={2}
        illustration="locked"
        title="This link is no longer good"
        action={
          <LinkButton to="/" variant="primary">
            Go to the portal
          </LinkButton>
        }
      >
        A link works once, within 24 hours, and only the newest one does. Ask for a new one in your
        account, under “Email”. It may also be incomplete: copy all of it from the mail.
      </EmptyState>
    </SignInLayout>
  )
}
