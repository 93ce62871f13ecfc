import type { MenuEntry } from '@portal/shared/contract'
import { useViewer } from '@portal/shared/session'
import {
  Badge,
  EmptyState,
  Grid,
  LinkButton,
  LinkCard,
  Page,
  PageHeader,
  SkeletonCards,
} from '@portal/shared/ui'
import { Lock } from 'lucide-react'
import type { ComponentType } from 'react'
import { entriesFor } from './resources.rules.ts'

/** Makes the page of tiles from the entries of the menu's section. */
export function resourcesScreen(entries: readonly MenuEntry[]): ComponentType {
  return function ResourcesScreen() {
    const viewer = useViewer()
    const shown = viewer === null ? undefined : entriesFor(entries, viewer)
    return (
      <Page>
        <PageHeader title="Resources" description="Everything you can learn and practise with." />
        {viewer === null || shown === undefined ? (
          <SkeletonCards count={3} columns={3} />
        ) : shown.length === 0 ? (
          <EmptyState
            title="Your programme has no resources yet"
            action={<LinkButton to="/">Go to the dashboard</LinkButton>}
          >
            Question bank, library and reading list show here once they belong to your programme.
          </EmptyState>
        ) : (
          <Grid columns={3}>
            {shown.map((entry) => (
              <LinkCard
                key={entry.id}
                to={entry.path ?? '/resources'}
                title={typeof entry.label === 'function' ? entry.label(viewer) : entry.label}
                icon={<entry.icon size={22} aria-hidden />}
                meta={
                  (entry.locked?.(viewer) ?? false) ? (
                    <Badge icon={<Lock size={14} />}>Locked</Badge>
                  ) : undefined
                }
              >
                {entry.about}
              </LinkCard>
            ))}
          </Grid>
        )}
      </Page>
    )
  }
}
