import { queryOf, useQuery } from '@portal/shared/query'
import { Navigate } from '@portal/shared/router'
import { endProgramme, signOut, useServerSettings, useSession } from '@portal/shared/session'
import {
  Button,
  Card,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { LogOut, MessageCircle, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { PastResults } from './past-results.tsx'

/** What a student finds whose programme has ended; whoever's goes on is led to the dashboard. */
export default function ExpiredScreen() {
  const isViewing = useSession(({ claims }) => claims?.isImpersonating ?? false)
  const hasEnded = useSession((session) => session.hasEnded)
  const info = useQuery({
    ...queryOf('GET /User/Student/GetInfo'),
    enabled: !isViewing,
    staleTime: 0,
  })
  // What was known before may be from a time when the programme was on.
  const isExpired = info.isFetchedAfterMount ? info.data?.isExpired : undefined
  useEffect(() => {
    if (isExpired !== undefined) endProgramme(isExpired)
  }, [isExpired])
  if (!hasEnded && (isViewing || isExpired === false)) return <Navigate to="/" replace />
  return (
    <Page>
      <PageHeader title={isExpired ? 'Your programme has ended' : 'Your programme'} />
      <QueryRegion
        query={{ ...info, data: isExpired ? info.data : undefined }}
        failed="We could not see whether your programme is still on"
        skeleton={<SkeletonText lines={4} />}
      >
        {() => (
          <>
            <Ended />
            <PastResults />
          </>
        )}
      </QueryRegion>
    </Page>
  )
}

function Ended() {
  const chat = useServerSettings()?.helpChatUrl
  return (
    <Card>
      <Stack gap="5">
        <Text>
          Your lessons and the question bank are closed until the programme is renewed. Nothing that
          you did is lost: your results stay open below, and a copy of them is in your account under
          “Your data”.
        </Text>
        <Text>
          To renew it, tell our help team which programme you would like to go on with. They open
          your account again, usually the same day.
        </Text>
        <Row>
          {chat ? (
            <LinkButton
              to={chat}
              target="_blank"
              variant="primary"
              icon={<MessageCircle size={18} aria-hidden />}
            >
              Chat with our help team
            </LinkButton>
          ) : null}
          <LinkButton to="#my-account" icon={<UserRound size={18} aria-hidden />}>
            Your account
          </LinkButton>
          <Button icon={<LogOut size={18} aria-hidden />} onClick={signOut}>
            Sign out
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
