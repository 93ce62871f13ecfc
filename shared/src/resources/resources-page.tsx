import type { MenuEntry } from '@portal/shared/contract'
import { part } from '@portal/shared/idle'
import { withPosts } from '@portal/shared/posts'
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
import { type ComponentType, Suspense } from 'react'
import { entriesFor } from './resources.rules.ts'

export interface ResourcesOptions {
  /** Under the title. */
  description: string
  /** What is said where there is no tile. */
  none: { title: string; text: string }
}

const PostsCard = part(() => import('@portal/shared/posts-card'), {
  failed: 'The posts could not be loaded',
})

/** Makes the page of tiles from the entries of the menu's section, with the blog and the news below. */
export function resourcesPage(
  entries: readonly MenuEntry[],
  { description, none }: ResourcesOptions,
): ComponentType {
  return withPosts(function ResourcesPage() {
    const viewer = useViewer()
    const shown = viewer === null ? undefined : entriesFor(entries, viewer)
    return (
      <Page>
        <PageHeader title="Resources" description={description} />
        {viewer === null || shown === undefined ? (
          <SkeletonCards count={3} columns={3} />
        ) : shown.length === 0 ? (
          <EmptyState
            title={none.title}
            action={<LinkButton to="/">Go to the dashboard</LinkButton>}
          >
            {none.text}
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
        <Suspense>
          <PostsCard />
        </Suspense>
      </Page>
    )
  })
}
