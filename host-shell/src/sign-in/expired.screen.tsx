import { queryOf, useQuery } from '@portal/shared/query'
import { Navigate } from '@portal/shared/router'
import { signOut, useServerSettings, useSession } from '@portal/shared/session'
import { Button, FailedState, LinkButton, messageOf, Spinner, Text } from '@portal/shared/ui'
import { LogOut, MessageCircle } from 'lucide-react'
import { SignInLayout } from './sign-in-layout.tsx'

/** What a student finds whose programme has ended, `/expired`; anybody else goes to the dashboard. */
export default function ExpiredScreen() {
  const isStudent = useSession(
    ({ status, claims }) =>
      status === 'signed-in' && claims?.role === 'Student' && !claims.isImpersonating,
  )
  const info = useQuery({ ...queryOf('GET /User/Student/GetInfo'), enabled: isStudent })
  if (!isStudent || info.data?.isExpired === false) return <Navigate to="/" replace />
  if (info.isError) {
    return (
      <SignInLayout title="Your programme">
        <FailedState
          compact
          level={2}
          title="We could not see whether your programme is still on"
          onRetry={() => info.refetch()}
        >
          {messageOf(info.error)}
        </FailedState>
        <SignOutButton />
      </SignInLayout>
    )
  }
  return info.data === undefined ? <Spinner label="Loading" /> : <Ended />
}

function Ended() {
  const chat = useServerSettings()?.helpChatUrl
  return (
    <SignInLayout title="Your programme has ended">
      <Text>
        Your lessons, question bank and results are kept, but closed until the programme is renewed.
        Nothing that you did is lost.
      </Text>
      <Text>
        To renew it, tell our help team which programme you would like to go on with. They open your
        account again, usually the same day.
      </Text>
      {chat ? (
        <LinkButton
          to={chat}
          target="_blank"
          variant="primary"
          size="lg"
          wide
          icon={<MessageCircle size={18} aria-hidden />}
        >
          Chat with our help team
        </LinkButton>
      ) : null}
      <SignOutButton />
    </SignInLayout>
  )
}

function SignOutButton() {
  return (
    <Button size="lg" wide icon={<LogOut size={18} aria-hidden />} onClick={signOut}>
      Sign out
    </Button>
  )
}
