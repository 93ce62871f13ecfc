import { signOut } from '@portal/shared/session'
import {
  Badge,
  Button,
  ConfirmDialog,
  chakra,
  DateText,
  QueryRegion,
  RelativeTime,
  SkeletonList,
  VisuallyHidden,
} from '@portal/shared/ui'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { type Device, useDevices, useEndSession } from './account.queries.ts'
import { Section } from './section.tsx'
import { leaveAccount } from './unsaved.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& > li': { display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: '3' },
    '& > li > svg': { flexShrink: 0, marginTop: '0.5', color: 'fg.muted' },
    '& > li > div': { flex: '1 1 12rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& strong': { fontWeight: 'semibold', marginRight: '2' },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
  },
})

/** Where the person is signed in; each device can be signed out. */
export function DevicesSection() {
  const devices = useDevices()
  const end = useEndSession()
  const [chosen, setChosen] = useState<Device | null>(null)
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
          <List>
            {sessions.map((device) => (
              <DeviceLine
                key={device.id}
                device={device}
                onSignOut={() => (device.isCurrent ? leaveAccount(signOut) : setChosen(device))}
              />
            ))}
          </List>
        )}
      </QueryRegion>
      <ConfirmDialog
        open={chosen !== null}
        title={`Sign out ${chosen?.device ?? ''}?`}
        confirmLabel="Sign out"
        onConfirm={async () => {
          if (chosen !== null) await end.mutateAsync(chosen.id)
        }}
        onClose={() => setChosen(null)}
      >
        Whoever uses it will be asked for your email and password again.
      </ConfirmDialog>
    </Section>
  )
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
