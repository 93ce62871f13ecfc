import { queryOf, useQuery } from '@portal/shared/query'
import { Navigate } from '@portal/shared/router'
import { resumeProgramme, signOut, useServerSettings, useSession } from '@portal/shared/session'
import { Button, FailedState, LinkButton, messageOf, Spinner, Text } from '@portal/shared/ui'
import { LogOut, MessageCircle, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { AccountOverPage } from '../account/index.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

/** What a student finds whose programme has ended, `/expired`; anybody else goes to the dashboard. */
export default function ExpiredScreen() {
  const isStudent = useSession(
    ({ status, claims }) =>
      status === 'signed-in' && claims?.role === 'Student' && !claims.isImpersonating,
  )
  const hasEnded = useSession((session) => session.hasEnded)
  const info = useQuery({
    ...queryOf('GET /User/Student/GetInfo'),
    enabled: isStudent,
    staleTime: 0,
  })
  // What was known before may be from a time when the programme was on.
  const isExpired = info.isFetchedAfterMount ? info.data?.isExpired : undefined
  const goesOn = isExpired === false
  useEffect(() => {
    if (goesOn) resumeProgramme()
  }, [goesOn])
  if (!isStudent || (goesOn && !hasEnded)) return <Navigate to="/" replace />
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
  return isExpired === true ? <Ended /> : <Spinner label="Loading" />
}

function Ended() {
  const chat = useServerSettings()?.helpChatUrl
  return (
    <SignInLayout title="Your programme has ended">
      <Text>
        Your lessons and the question bank are closed until the programme is renewed. Nothing that
        you did is lost: your results are kept, and a copy of them is in your account under “Your
        data”.
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
      <LinkButton
        to="/expired#my-account"
        size="lg"
        wide
        icon={<UserRound size={18} aria-hidden />}
      >
        Your account
      </LinkButton>
      <SignOutButton />
      <AccountOverPage forStudents />
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
