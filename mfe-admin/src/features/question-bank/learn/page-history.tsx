import { SelectField } from '@portal/shared/forms'
import { VersionCard } from '@portal/shared/history'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Box,
  Card,
  ConfirmDialog,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import {
  type EditedPage,
  type PageVersion,
  usePageVersions,
  useRestorePage,
} from './learn.queries.ts'
import { readId } from './learn.rules.ts'
import { VersionsCompared } from './versions-compared.tsx'

/** What was saved of a page: two of the versions compared, and the way back to one. */
export default function PageHistory({ page }: { page: EditedPage }) {
  const versions = usePageVersions(page.subTopicId)
  return (
    <QueryRegion
      query={versions}
      failed="The history could not be loaded"
      skeleton={<SkeletonList rows={4} />}
      empty={{
        when: (all) => all.length === 0,
        title: 'Nothing is written yet',
        children: 'Each save of the page stands here.',
        level: 2,
      }}
    >
      {(all) => <History page={page} all={all} />}
    </QueryRegion>
  )
}

function History({ page, all }: { page: EditedPage; all: readonly PageVersion[] }) {
  const [wanted, setWanted] = useState<number | null>(null)
  const restore = useRestorePage()
  const newest = all[0]?.version ?? 0
  const bringBack = async (version: number) => {
    const { subTopicId } = page
    await restore.write({ body: { subTopicId, restore: version, version: newest } })
    toast.success(`Version ${version} is the draft now. Publish it for students to read it.`)
  }
  return (
    <Stack gap="6">
      {all.length < 2 ? null : <Compared page={page} all={all} />}
      <Stack as="ul" gap="3" listStyle="none" aria-label="Versions">
        {all.map((version, at) => (
          <VersionRow
            key={version.version}
            version={version}
            isNewest={at === 0}
            onRestore={() => setWanted(version.version)}
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={wanted !== null}
        title={`Restore version ${wanted ?? ''}?`}
        confirmLabel="Restore"
        onConfirm={() => wanted !== null && bringBack(wanted)}
        onClose={() => setWanted(null)}
      >
        It becomes the draft, as a new version. What students read stays until you publish it, and
        all that was saved stays in the history.
      </ConfirmDialog>
    </Stack>
  )
}

interface VersionRowProps {
  version: PageVersion
  isNewest: boolean
  onRestore: () => void
}

function VersionRow({ version: it, isNewest, onRestore }: VersionRowProps) {
  const { version, isPublished, createdAt, createdBy, note } = it
  return (
    <VersionCard
      version={version}
      badge={
        <Badge tone={isPublished ? 'success' : 'brand'}>
          {isPublished ? 'Published' : 'Draft'}
        </Badge>
      }
      by={createdBy}
      at={createdAt}
      onRestore={isNewest ? undefined : onRestore}
    >
      {note === '' ? null : <Text overflowWrap="anywhere">{note}</Text>}
    </VersionCard>
  )
}

/** Two versions beside each other; the newest with the one before at first. */
function Compared({ page, all }: { page: EditedPage; all: readonly PageVersion[] }) {
  const [params, setParams] = useSearchParams()
  const known = (name: string) => {
    const asked = readId(params.get(name))
    return all.find(({ version }) => version === asked)?.version
  }
  const from = known('from') ?? all[1]?.version ?? 0
  const to = known('to') ?? all[0]?.version ?? 0
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    setParams(next, { replace: true })
  }
  const options = all.map(({ version, isPublished }) => ({
    value: String(version),
    label: `Version ${version}, ${isPublished ? 'published' : 'draft'}`,
  }))
  return (
    <Card title="Compare" level={2}>
      <Stack gap="4">
        <Row gap="4">
          <Box flex="1 1 14rem">
            <SelectField
              label="From"
              options={options}
              value={String(from)}
              onValue={(value) => change('from', value)}
            />
          </Box>
          <Box flex="1 1 14rem">
            <SelectField
              label="To"
              options={options}
              value={String(to)}
              onValue={(value) => change('to', value)}
            />
          </Box>
        </Row>
        <VersionsCompared subTopicId={page.subTopicId} from={from} to={to} />
      </Stack>
    </Card>
  )
}
