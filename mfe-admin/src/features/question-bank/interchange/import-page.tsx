import {
  Badge,
  formatBytes,
  PageHeader,
  QueryRegion,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { listPath } from '../paths.ts'
import { ImportActions } from './import-actions.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportItems } from './import-items.tsx'
import { ImportStanding } from './import-standing.tsx'
import { followed, type Import, type Undone, useImport } from './interchange.queries.ts'
import { formatInWords, importStates, isMoving } from './interchange.words.ts'
import { importsPath } from './paths.ts'

/** A file that was brought: what comes of each question in it, and what is done about that. */
export default function ImportPage({ importId }: { importId: string }) {
  const query = useImport(importId)
  useFollowed(followed.imports, query.data !== undefined && isMoving(query.data.state))
  return (
    <QueryRegion
      query={query}
      failed="The import could not be loaded"
      skeleton={<SkeletonText lines={10} />}
    >
      {(asked) => <Whole asked={asked} />}
    </QueryRegion>
  )
}

function Whole({ asked }: { asked: Import }) {
  const [undone, setUndone] = useState<Undone | null>(null)
  const { label, tone } = importStates[asked.state]
  const facts = [
    asked.format === null ? null : formatInWords(asked.format),
    formatBytes(asked.bytes),
    `Origin: ${asked.origin}`,
    `What has no filing: ${asked.defaultTopicName ?? 'nowhere'}`,
  ]
  return (
    <>
      <PageHeader
        title={asked.name}
        breadcrumb={[
          { label: 'Question admin', to: listPath },
          { label: 'Import', to: importsPath },
          { label: asked.name },
        ]}
        facts={
          <>
            <Badge tone={tone}>{label}</Badge>
            <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </>
        }
        actions={<ImportActions asked={asked} onUndone={setUndone} />}
      />
      <Stack gap="6">
        <ImportStanding asked={asked} undone={undone} />
        {asked.outcomes.length === 0 ? null : (
          <>
            <ImportCounts asked={asked} />
            <ImportItems asked={asked} />
          </>
        )}
      </Stack>
    </>
  )
}
