import {
  Button,
  ConfirmDialog,
  Heading,
  plural,
  QueryRegion,
  RelativeTime,
  Row,
  SkeletonText,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useDevices, useEndSessions } from './people.queries.ts'

/** The devices on which somebody is signed in, and what ends all of them. */
export function Devices({ userId, name }: { userId: string; name: string }) {
  const devices = useDevices(userId)
  const end = useEndSessions()
  const [isAsking, setAsking] = useState(false)
  const endAll = async () => {
    const { ended } = await end.write({ body: { userId } })
    toast.success(`${name} is signed out of ${plural(ended, 'device', 'devices')}.`)
  }
  return (
    <Stack gap="3">
      <Heading level={3}>Devices</Heading>
      <QueryRegion
        query={devices}
        failed="The devices could not be loaded"
        skeleton={<SkeletonText lines={2} />}
      >
        {({ sessions }) =>
          sessions.length === 0 ? (
            <Text tone="muted">Signed in nowhere.</Text>
          ) : (
            <Stack gap="3">
              <Stack as="ul" gap="2" listStyle="none">
                {sessions.map(({ id, device, address, lastUsedAt }) => (
                  <Row as="li" key={id} gap="3" justifyContent="space-between">
                    <Text as="span" overflowWrap="anywhere">
                      {address === '' ? device : `${device}, ${address}`}
                    </Text>
                    <Text as="span" size="sm" tone="muted">
                      <RelativeTime moment={lastUsedAt} />
                    </Text>
                  </Row>
                ))}
              </Stack>
              <Row>
                <Button size="sm" onClick={() => setAsking(true)}>
                  Sign out everywhere
                </Button>
              </Row>
            </Stack>
          )
        }
      </QueryRegion>
      <ConfirmDialog
        open={isAsking}
        title={`Sign ${name} out everywhere?`}
        confirmLabel="Sign out everywhere"
        onConfirm={endAll}
        onClose={() => setAsking(false)}
      >
        Every device has to sign in again. The password stays.
      </ConfirmDialog>
    </Stack>
  )
}
