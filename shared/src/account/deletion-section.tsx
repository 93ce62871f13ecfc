import {
  Alert,
  Button,
  ConfirmDialog,
  DateText,
  QueryRegion,
  Skeleton,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type Me, useDeletion, useDeletionRequest } from './account.queries.ts'
import { failureMessage, Section } from './section.tsx'

/** For students and parents: a request to delete the account, which an admin confirms. */
export function DeletionSection({ me }: { me: Me }) {
  const open = useDeletionRequest()
  return (
    <Section
      title="Delete account"
      description="You ask, and a person of our team confirms. Until then you can change your mind."
    >
      <QueryRegion
        query={open}
        compact
        failed="It could not be found out whether a request is open"
        skeleton={<Skeleton width="12rem" height="10" />}
      >
        {(request) =>
          request === null ? <Ask me={me} /> : <OpenRequest requestedAt={request.requestedAt} />
        }
      </QueryRegion>
    </Section>
  )
}

function Ask({ me }: { me: Me }) {
  const { request } = useDeletion()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask to delete my account</Button>
      <ConfirmDialog
        open={isAsking}
        title="Ask for your account to be deleted?"
        confirmLabel="Send request"
        danger
        onConfirm={() => request.write()}
        onClose={() => setAsking(false)}
      >
        <Stack gap="2">
          <Text>
            Our team gets your request. Nothing changes until it is confirmed, and you can withdraw
            it until then.
          </Text>
          <Text>
            Once it is confirmed you are signed out everywhere, nobody can sign in with {me.email}{' '}
            any more, and your name, your email and your picture are removed. What the law makes us
            keep, such as bookings, stays without your name. That cannot be undone.
          </Text>
          {me.role === 'Parent' ? <Text>Your children’s accounts stay as they are.</Text> : null}
        </Stack>
      </ConfirmDialog>
    </>
  )
}

function OpenRequest({ requestedAt }: { requestedAt: string }) {
  const { withdraw } = useDeletion()
  const failure = failureMessage(withdraw.error)
  return (
    <Stack gap="3">
      <Alert
        kind="warning"
        title="You have asked for your account to be deleted"
        action={
          <Button size="sm" loading={withdraw.isWriting} onClick={() => withdraw.write()}>
            Withdraw
          </Button>
        }
      >
        Sent on <DateText moment={requestedAt} style="dateTime" />. It waits for our team.
      </Alert>
      {failure === undefined ? null : (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      )}
    </Stack>
  )
}
