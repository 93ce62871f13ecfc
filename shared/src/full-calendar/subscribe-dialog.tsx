import { TextField } from '@portal/shared/forms'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  FactList,
  formatDate,
  QueryRegion,
  RelativeTime,
  Row,
  SkeletonText,
  Stack,
  Text,
  toast,
  useTimeZone,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Copy } from 'lucide-react'
import { useState } from 'react'

const feedCall = 'GET /Calendar/Calendar/GetFeed'

const programs = [
  { name: 'Google Calendar', how: 'Other calendars, the plus sign, From URL.' },
  { name: 'Apple Calendar', how: 'File, New Calendar Subscription.' },
  { name: 'Outlook', how: 'Add calendar, Subscribe from web.' },
]

/**
 * The address by which other programs show the calendar: made, replaced and stopped here. It is
 * shown once, because only a hash of it is kept.
 */
export default function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const zone = useTimeZone()
  const readOnly = useReadOnly()
  const feed = useQuery(queryOf(feedCall))
  const reset = useWrite('POST /Calendar/Calendar/ResetFeed', { changes: [feedCall] })
  const stop = useWrite('POST /Calendar/Calendar/StopFeed', { changes: [feedCall] })
  const [asking, setAsking] = useState<'reset' | 'stop' | null>(null)
  const address = reset.answer?.address
  const end = async () => {
    await stop.write()
    reset.reset()
  }
  const failure = reset.error ?? stop.error
  return (
    <Dialog
      open
      title="Show this calendar in another program"
      description="Your own calendar program asks for it by a private address, and keeps up to date by itself. Links to join are left out."
      onClose={onClose}
    >
      <Stack gap="5">
        {readOnly === null ? null : <Alert kind="info">{readOnly.reason}</Alert>}
        {failure ? (
          <Alert kind="danger" live>
            {failure.message}
          </Alert>
        ) : null}
        <QueryRegion
          query={feed}
          compact
          failed="It could not be found out whether there is an address"
          skeleton={<SkeletonText lines={3} />}
        >
          {({ isOn, madeAt, lastFetchedAt }) => (
            <Stack gap="5">
              {isOn && address !== undefined ? <Address address={address} /> : null}
              {isOn ? (
                <FactList
                  items={[
                    { label: 'Address made', value: formatDate(madeAt, 'dateTime', zone) },
                    {
                      label: 'Last read',
                      value:
                        lastFetchedAt === null ? (
                          'Not yet'
                        ) : (
                          <RelativeTime moment={lastFetchedAt} />
                        ),
                    },
                  ]}
                />
              ) : (
                <Text>
                  No program reads your calendar yet. Whoever has the address can read it, so keep
                  it to yourself.
                </Text>
              )}
              <Row gap="3">
                <Button
                  variant={isOn ? 'secondary' : 'primary'}
                  loading={reset.isWriting}
                  onClick={isOn ? () => setAsking('reset') : () => reset.write()}
                  {...readOnly?.control}
                >
                  {isOn ? 'New address' : 'Make an address'}
                </Button>
                {isOn ? (
                  <Button
                    loading={stop.isWriting}
                    onClick={() => setAsking('stop')}
                    {...readOnly?.control}
                  >
                    Stop
                  </Button>
                ) : null}
              </Row>
            </Stack>
          )}
        </QueryRegion>
      </Stack>
      {asking === null ? null : (
        <ConfirmDialog
          open
          title={asking === 'reset' ? 'Make a new address?' : 'Stop the address?'}
          confirmLabel={asking === 'reset' ? 'Make a new address' : 'Stop the address'}
          onConfirm={asking === 'reset' ? () => reset.write() : end}
          onClose={() => setAsking(null)}
        >
          Programs that have the present one find nothing there any more.
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** The address, this once, and what to do with it. */
function Address({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success('The address is copied.')
    } catch {
      toast.warning('It could not be copied. Mark the address and copy it yourself.')
    }
  }
  return (
    <Stack gap="4">
      <Alert kind="success" live title="Copy it now: it is shown only this once.">
        If you lose it, make a new one.
      </Alert>
      <Row gap="3" alignItems="flex-end" flexWrap="nowrap">
        <Box flex="1" minWidth="0">
          <TextField
            label="Private address"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </Box>
        <Button icon={<Copy size={18} aria-hidden />} onClick={copy}>
          Copy
        </Button>
      </Row>
      <FactList items={programs.map(({ name, how }) => ({ label: name, value: how }))} />
    </Stack>
  )
}
