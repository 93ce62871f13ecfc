import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, Button, Card, DateText, dash, formatNumber, Stack, Text } from '@portal/shared/ui'
import { Upload } from 'lucide-react'
import { Suspense } from 'react'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { isKind, withoutImport } from './import.rules.ts'
import { isMoving, kinds, states } from './import.words.ts'
import type { ImportPanelProps } from './import-panel.tsx'
import { importReads, importsCall, type ListedImport } from './imports.queries.ts'

const ImportDialog = dialogPart(() => import('./import-dialog.tsx'), 'Import')
const ImportPanel = dialogPart<ImportPanelProps>(() => import('./import-panel.tsx'), 'Import')

const imports: ListDefinition<typeof importsCall, ListedImport> = {
  call: importsCall,
  rows: (answer) => answer.imports,
  rowKey: ({ importId }) => importId,
  rowName: ({ fileName }) => fileName,
  label: 'Imports',
  nouns: ['import', 'imports'],
  columns: [
    {
      ...{ id: 'file', header: 'File', primary: true, width: '14rem' },
      cell: ({ fileName, kind }) => (
        <Stack gap="0.5">
          <Text as="span" overflowWrap="anywhere">
            {fileName}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal">
            {kinds[kind].label}
          </Text>
        </Stack>
      ),
    },
    {
      ...{ id: 'state', header: 'State' },
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    },
    {
      ...{ id: 'rows', header: 'Rows', align: 'end' },
      cell: ({ rows }) => formatNumber(rows),
    },
    {
      ...{ id: 'bad', header: 'Bad rows', align: 'end' },
      cell: ({ bad, state }) =>
        state === 'checking' ? (
          dash
        ) : (
          <Text as="span" tone={bad > 0 ? 'danger' : 'muted'}>
            {formatNumber(bad)}
          </Text>
        ),
    },
    {
      ...{ id: 'at', header: 'Brought' },
      cell: ({ at, byName }) => (
        <Stack gap="0.5">
          <DateText moment={at} style="dateTime" />
          <Text as="span" size="xs" tone="muted" overflowWrap="anywhere">
            {byName}
          </Text>
        </Stack>
      ),
    },
  ],
  noneYet: {
    title: 'No import yet',
    children: 'A file of people becomes accounts at once. You see what comes of each row first.',
  },
}

/** Files of people and results that were brought, and the way to bring one. */
export default function ImportsTab() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('bring')
  const importId = params.get('import')
  const open = (change: Readonly<Record<string, string>>) => {
    const next = withoutImport(params)
    for (const [name, value] of Object.entries(change)) next.set(name, value)
    return next
  }
  const bring = (
    <Button
      variant="primary"
      icon={<Upload size={18} aria-hidden />}
      onClick={() => setParams(open({ bring: 'people' }), { replace: true })}
    >
      Import people
    </Button>
  )
  const list = useList({
    ...imports,
    rowHref: (row) => `?${open({ import: row.importId })}`,
    noneYet: { ...imports.noneYet, action: bring },
  })
  useFollowed(importReads, list.rows?.some(({ state }) => isMoving(state)) ?? false)
  const close = () => setParams(withoutImport(params), { replace: true })
  return (
    <Card
      title="Imports"
      description="Many accounts or results from one file, checked row by row before anything is written."
      action={list.total === 0 ? undefined : bring}
    >
      <List list={list} />
      <Suspense>
        {isKind(asked) && importId === null ? (
          <ImportDialog
            kind={asked}
            onMade={(made) => setParams(open({ import: made }), { replace: true })}
            onClose={close}
          />
        ) : null}
        {importId === null ? null : (
          <ImportPanel key={importId} importId={importId} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}
