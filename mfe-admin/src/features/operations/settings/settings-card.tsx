import { rowActions } from '@portal/shared/lists'
import { type Column, DataTable } from '@portal/shared/tables'
import { Badge, Card, ConfirmDialog, chakra, DateText, dash, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { SettingDialog } from './setting-dialog.tsx'
import { type Setting, useReset } from './settings.queries.ts'
import { described, type groups, inWords } from './settings.rules.ts'

const sources = {
  here: { label: 'Set here', tone: 'brand' },
  environment: { label: 'Environment', tone: 'neutral' },
  default: { label: 'Default', tone: 'neutral' },
} as const

const Value = chakra('span', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

const columns: readonly Column<Setting>[] = [
  {
    id: 'label',
    header: 'Setting',
    primary: true,
    width: '14rem',
    cell: ({ key, label }) => (
      <Stack gap="0.5">
        <Text as="span" weight="semibold">
          {label}
        </Text>
        <Text as="span" size="xs" tone="muted" weight="normal">
          {described[key].hint}
        </Text>
      </Stack>
    ),
  },
  { id: 'value', header: 'Now', cell: (setting) => <Value>{inWords(setting) ?? dash}</Value> },
  {
    id: 'source',
    header: 'From',
    width: '11rem',
    cell: ({ source, byName, at }) => (
      <Stack gap="1" alignItems="flex-start">
        <Badge tone={sources[source].tone}>{sources[source].label}</Badge>
        {source === 'here' ? (
          <Text as="span" size="xs" tone="muted">
            {byName ?? 'Somebody'}, <DateText moment={at} style="date" />
          </Text>
        ) : null}
      </Stack>
    ),
  },
]

/** What the way back of a setting is called. */
const backOf = ({ isFirstTold }: Setting) =>
  isFirstTold ? 'Back to the environment’s' : 'Back to the default'

/** Settings of one kind, each changed by itself. */
export function SettingsCard(props: {
  group: (typeof groups)[number]
  settings: readonly Setting[]
}) {
  const { title, description, keys } = props.group
  const [edited, setEdited] = useState<Setting | null>(null)
  const [leaving, setLeaving] = useState<Setting | null>(null)
  const reset = useReset()
  const rows = keys.flatMap((key) => props.settings.filter((setting) => setting.key === key))
  return (
    <Card title={title} description={description} flush>
      <DataTable
        label={title}
        columns={[
          ...columns,
          rowActions<Setting>(
            ({ label }) => label,
            (setting) => [
              { id: 'change', label: 'Change', onChoose: () => setEdited(setting) },
              ...(setting.source === 'here'
                ? [{ id: 'back', label: backOf(setting), onChoose: () => setLeaving(setting) }]
                : []),
            ],
          ),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {edited === null ? null : (
        <SettingDialog
          key={edited.key}
          setting={rows.find(({ key }) => key === edited.key) ?? edited}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={leaving === null ? '' : `${backOf(leaving)}: ${leaving.label}?`}
        confirmLabel="Set it back"
        onConfirm={async () => {
          if (leaving === null) return
          const { key, version } = leaving
          await reset.write({ body: { key, version } })
        }}
        onClose={() => setLeaving(null)}
      >
        What was set here is given up. The log keeps what it was.
      </ConfirmDialog>
    </Card>
  )
}
