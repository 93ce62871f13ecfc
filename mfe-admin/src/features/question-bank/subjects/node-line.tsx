import { Badge, Row, Stack, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { Counts } from './tree.queries.ts'
import { countsInWords } from './tree.rules.ts'

interface NodeLineProps {
  name: ReactNode
  node: Counts & { isArchived: boolean }
  /** What else there is to know of it, before its questions. */
  facts?: readonly (string | false)[]
  badge?: string | undefined
}

/** Something of the tree among the others: its name, what is filed under it, whether it is in use. */
export function NodeLine({ name, node, facts = [], badge }: NodeLineProps) {
  return (
    <Stack gap="0.5">
      <Row gap="2" flexWrap="wrap">
        <Text as="span" weight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        {badge === undefined ? null : <Badge>{badge}</Badge>}
        {node.isArchived ? <Badge tone="warning">Archived</Badge> : null}
      </Row>
      <Text size="sm" tone="muted">
        {[...facts, countsInWords(node)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}
