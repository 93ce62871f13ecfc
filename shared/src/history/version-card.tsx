import { Button, RelativeTime, Row, Stack, Surface, Text, VisuallyHidden } from '@portal/shared/ui'
import type { ReactNode } from 'react'

export interface VersionCardProps {
  version: number
  /** Says how it stands, beside its number. */
  badge?: ReactNode
  /** Who saved it; null for the portal itself. */
  by: string | null
  /** When; null for what is older than the history. */
  at: string | null
  /** More that can be done with it, before restoring it. */
  actions?: ReactNode
  /** Left out for the newest. */
  onRestore?: (() => void) | undefined
  /** What was noted on it, or what it changed. */
  children?: ReactNode
}

/** A version in a history: who saved it and when, and the way back to it. An item of a list. */
export function VersionCard(props: VersionCardProps) {
  const { version, badge, by, at, actions, onRestore, children } = props
  return (
    <Surface as="li" padding="4">
      <Stack gap="3">
        <Row justifyContent="space-between">
          <Text as="span" weight="medium">
            Version {version}
          </Text>
          {badge}
        </Row>
        <Text size="sm" tone="muted">
          {at === null ? (
            'From before versions were kept'
          ) : (
            <>
              {by ?? 'The portal'}, <RelativeTime moment={at} />
            </>
          )}
        </Text>
        {actions || onRestore ? (
          <Row gap="2">
            {actions}
            {onRestore ? (
              <Button size="sm" onClick={onRestore}>
                Restore
                <VisuallyHidden> version {version}</VisuallyHidden>
              </Button>
            ) : null}
          </Row>
        ) : null}
        {children}
      </Stack>
    </Surface>
  )
}
