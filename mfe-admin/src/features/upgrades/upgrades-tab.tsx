import { dialogPart } from '@portal/shared/idle'
import { RowPanel, useRowPanel } from '@portal/shared/lists'
import { OrderedList } from '@portal/shared/ordering'
import {
  Badge,
  Button,
  Card,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { addedOf, priceOf } from '@portal/shared/upgrades'
import { historyWords, upgradeStates } from './upgrade.words.ts'
import {
  editedOf,
  type Upgrade,
  upgradeChanges,
  useCatalogue,
  useOrderUpgrades,
} from './upgrades.queries.ts'

const UpgradeDialog = dialogPart(() => import('./upgrade-dialog.tsx'), 'Upgrade')

/** The catalogue: written, put in order, with its history. */
export default function UpgradesTab() {
  const query = useCatalogue()
  const order = useOrderUpgrades()
  const panel = useRowPanel<Upgrade>()
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Row justifyContent="flex-end">
        <Button variant="primary" onClick={panel.add}>
          Add an upgrade
        </Button>
      </Row>
      <QueryRegion
        query={query}
        failed="The upgrades could not be loaded"
        skeleton={<SkeletonList rows={6} />}
        empty={{
          when: ({ upgrades }) => upgrades.length === 0,
          title: 'No upgrade yet',
          children: 'Write one, and students find it on their page once it is offered.',
          level: 2,
        }}
      >
        {(data) => (
          <Card title="Catalogue" description="In the order in which students see it">
            <OrderedList
              label="Upgrades of the catalogue"
              groups={[{ id: '', label: 'Catalogue', rows: editedOf(data) }]}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              menu={(upgrade) => [panel.edit(upgrade), panel.history(upgrade)]}
              onOrder={([all]) => order.write({ body: { ids: [...(all?.keys ?? [])] } })}
            >
              {(upgrade) => <UpgradeLine upgrade={upgrade} />}
            </OrderedList>
          </Card>
        )}
      </QueryRegion>
      <RowPanel
        panel={panel}
        form={(upgrade) => <UpgradeDialog upgrade={upgrade} onClose={panel.close} />}
        history={({ id, name }) => ({
          ...{ record: { kind: 'upgrade', id }, name, changes: upgradeChanges, ...historyWords },
        })}
      />
    </Stack>
  )
}

function UpgradeLine({ upgrade }: { upgrade: Upgrade }) {
  const { name, edited } = upgrade
  const state = upgradeStates.find(({ value }) => value === edited.state)
  const added = addedOf(upgrade)
  return (
    <Row gap="2" justifyContent="space-between" flex="1">
      <Stack gap="0.5">
        <Text overflowWrap="anywhere">{name}</Text>
        <Text size="sm" tone="muted">
          {[priceOf(upgrade), ...added].join(' · ')}
        </Text>
      </Stack>
      <Row gap="2">
        {edited.pendingCount === 0 ? null : (
          <Badge tone="warning">
            {plural(edited.pendingCount, 'request waits', 'requests wait')}
          </Badge>
        )}
        <Badge tone={state?.tone}>{state?.label}</Badge>
      </Row>
    </Row>
  )
}
