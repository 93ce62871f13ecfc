import { dialogPart } from '@portal/shared/idle'
import { RowPanel, rowActions, useRowPanel } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { type Column, QueryTable } from '@portal/shared/tables'
import { Badge, Button, Card, FilterChip, formatNumber, Row, Stack, Text } from '@portal/shared/ui'
import { exactPounds, vatNames } from '../../../sales/money.words.ts'
import { type Programme, useProgrammes } from '../../../sales/programmes.queries.ts'
import { openedOf } from '../../../sales/terms/gives.rules.ts'
import { endInWords, historyWords, openedInWords, tuitionOf } from './programme.words.ts'
import type { ProgrammeDialogProps } from './programme-dialog.tsx'
import { programmeReads } from './programmes.queries.ts'
import { useArchiving } from './use-archiving.tsx'

const ProgrammeDialog = dialogPart<ProgrammeDialogProps>(
  () => import('./programme-dialog.tsx'),
  'Programme',
)

const columns: readonly Column<Programme>[] = [
  {
    ...{ id: 'name', header: 'Programme', primary: true, width: '11rem' },
    cell: ({ name, isHeadStart, isArchived }) => (
      <Row as="span" gap="2">
        <Text as="span" overflowWrap="anywhere">
          {name}
        </Text>
        {isHeadStart ? <Badge tone="brand">Head start</Badge> : null}
        {isArchived ? <Badge>Archived</Badge> : null}
      </Row>
    ),
    sortBy: ({ name }) => name,
  },
  {
    ...{ id: 'tuition', header: 'Tuition', align: 'end', width: '6rem' },
    cell: tuitionOf,
    sortBy: ({ isUnlimited, hours }) => (isUnlimited ? Number.MAX_SAFE_INTEGER : hours),
  },
  {
    ...{ id: 'opens', header: 'Opens', width: '14rem' },
    cell: ({ entitlements }) => openedInWords(openedOf(entitlements)),
  },
  { id: 'ends', header: 'Lasts', width: '7rem', cell: endInWords },
  {
    ...{ id: 'price', header: 'Price', align: 'end', width: '8rem' },
    cell: ({ pricePence, vat }) => (
      <Stack as="span" gap="0.5">
        <span>{exactPounds(pricePence)}</span>
        <Text as="span" size="xs" tone="muted">
          {vatNames[vat]}
        </Text>
      </Stack>
    ),
    sortBy: ({ pricePence }) => pricePence,
  },
  {
    ...{ id: 'students', header: 'Students', align: 'end' },
    cell: ({ students }) => formatNumber(students),
    sortBy: ({ students }) => students,
  },
]

/** What is sold: what each programme gives and costs, how many have it, its form and its history. */
export default function ProgrammesTab() {
  const [params, setParams] = useSearchParams()
  const isWithArchived = params.get('archived') === 'true'
  const query = useProgrammes(isWithArchived)
  const panel = useRowPanel<Programme>()
  const archiving = useArchiving()
  const show = (isOn: boolean) => {
    const next = new URLSearchParams(params)
    if (isOn) next.set('archived', 'true')
    else next.delete('archived')
    setParams(next, { replace: true })
  }
  return (
    <Stack gap="4">
      <Row justifyContent="space-between">
        <FilterChip pressed={isWithArchived} onPress={show}>
          With archived
        </FilterChip>
        <Button variant="primary" onClick={panel.add}>
          New programme
        </Button>
      </Row>
      <Card
        title="Programmes"
        description="What each gives and costs. A change is for new bookings; Full Blue and Fellow are without a limit and keep their names."
        flush
      >
        <QueryTable
          query={query}
          failed="The programmes could not be loaded"
          compact={false}
          label="Programmes"
          columns={[
            ...columns,
            rowActions<Programme>(
              ({ name }) => name,
              (programme) => [
                panel.edit(programme),
                panel.history(programme),
                archiving(programme),
              ],
            ),
          ]}
          rows={query.data}
          rowKey={({ programmeId }) => programmeId}
          initialSort={{ column: 'name', direction: 'ascending' }}
          empty={{
            title: 'No programme is sold',
            children: 'Make one, and new bookings can begin with it.',
            level: 3,
          }}
        />
      </Card>
      <RowPanel
        panel={panel}
        form={(programme) => <ProgrammeDialog programme={programme} onClose={panel.close} />}
        history={({ programmeId, name }) => ({
          ...{ record: { kind: 'programme', id: programmeId }, name, changes: programmeReads },
          ...historyWords,
        })}
      />
    </Stack>
  )
}
