import { QueryRegion, SkeletonCards, Stack } from '@portal/shared/ui'
import { LogoCard } from './logo-card.tsx'
import { ServerCard } from './server-card.tsx'
import { useAllSettings } from './settings.queries.ts'
import { groups } from './settings.rules.ts'
import { SettingsCard } from './settings-card.tsx'

/** How the portal runs, changed while it does. */
export default function SettingsTab() {
  return (
    <QueryRegion
      query={useAllSettings()}
      failed="The settings could not be loaded"
      skeleton={<SkeletonCards count={4} columns={1} />}
    >
      {({ settings, logo, secrets }) => (
        <Stack gap={{ base: '4', md: '6' }}>
          {groups.map((group) => (
            <SettingsCard key={group.title} group={group} settings={settings} />
          ))}
          <LogoCard logo={logo} />
          <ServerCard secrets={secrets} />
        </Stack>
      )}
    </QueryRegion>
  )
}
