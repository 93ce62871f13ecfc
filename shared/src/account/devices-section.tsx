import { leavePage } from '@portal/shared/router'
import { askToSignOut } from '@portal/shared/session'
import {
  Badge,
  Button,
  ConfirmDialog,
  chakra,
  DateText,
  QueryRegion,
  RelativeTime,
  SkeletonList,
  Stack,
  VisuallyHidden,
} from '@portal/shared/ui'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { type Device, useDevices, useEndSession } from './account.queries.ts'
import { Section } from './section.tsx'

/** Other devices that are listed before all are asked for. */
const shownOthers = 4

const List = chakra('ul', {
  base: {
    width: '100%',
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '3' },
    '& > li > svg': { flexShrink: 0, marginTop: '0.5', color: 'fg.muted' },
    '& > li > div': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& > li > button': { flexShrink: 0 },
    '& strong': { fontWeight: 'semibold', marginRight: '2' },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
  },
})

/** Where the person is signed in; each device can be signed out. */
export function DevicesSection() {
  const devices = useDevices()
  const end = useEndSession()
  const [chosen, setChosen] = useState<Device | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Section
      title="Signed-in devices"
      description="Sign out what you do not use or do not know, and change your password then."
    >
      <QueryRegion
        query={devices}
        compact
        failed="Your devices could not be loaded"
        skeleton={<SkeletonList rows={2} picture />}
      >
        {({ sessions }) => (
          <Stack gap="5" alignItems="flex-start">
            <List>
              {(showsAll ? sessions : firstOf(sessions)).map((device) => (
                <DeviceLine
                  key={device.id}
                  device={device}
                  onSignOut={() => (device.isCurrent ? leavePage(askToSignOut) : setChosen(device))}
                />
              ))}
            </List>
            {showsAll || firstOf(sessions).length === sessions.length ? null : (
              <Button size="sm" onClick={() => setShowsAll(true)}>
                Show all {sessions.length} devices
              </Button>
            )}
          </Stack>
        )}
      </QueryRegion>
      <ConfirmDialog
        open={chosen !== null}
        title={`Sign out ${chosen?.device ?? ''}?`}
        confirmLabel="Sign out"
        onConfirm={async () => {
          if (chosen !== null) await end.write({ body: { sessionId: chosen.id } })
        }}
        onClose={() => setChosen(null)}
      >
        Whoever uses it will be asked for your email and password again.
      </ConfirmDialog>
    </Section>
  )
}

/** This device and the ones last used, which come first. */
function firstOf(sessions: readonly Device[]): readonly Device[] {
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return [...sessions.filter(({ isCurrent }) => isCurrent), ...others.slice(0, shownOthers)]
}

function DeviceLine({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  return (
    <li>
      <MonitorSmartphone size={20} aria-hidden />
      <div>
        <strong>{device.device}</strong>
        {device.isCurrent ? <Badge tone="success">This device</Badge> : null}
        <p>
          {device.address} · used <RelativeTime moment={device.lastUsedAt} />
        </p>
        <p>
          Signed in on <DateText moment={device.createdAt} style="dateTime" />
        </p>
      </div>
      <Button size="sm" onClick={onSignOut}>
        Sign out<VisuallyHidden> {device.isCurrent ? 'this device' : device.device}</VisuallyHidden>
      </Button>
    </li>
  )
}
