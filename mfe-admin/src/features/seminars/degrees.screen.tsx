import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import {
  Button,
  ConfirmDialog,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonList,
  Stack,
  Text,
  TextLink,
  toast,
} from '@portal/shared/ui'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import {
  type DegreeGroup,
  useDegrees,
  useOrderDegrees,
  useRemoveDegree,
} from './degrees.queries.ts'
import { filedText, slugOf } from './degrees.rules.ts'

const DegreeDialog = dialogPart(() => import('./degree-dialog.tsx'), 'Degree group')

/** Groups of degrees, in the order in which people choose from them, with what is filed under each. */
export default function DegreesScreen() {
  const degrees = useDegrees()
  const [edited, setEdited] = useState<{ group: DegreeGroup | undefined } | null>(null)
  const [removed, setRemoved] = useState<DegreeGroup>()
  const remove = useRemoveDegree()
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
      onClick={() => setEdited({ group: undefined })}
    >
      New degree group
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Degree groups"
        description="What seminars and courses are filed under, in the order in which people choose from them"
        actions={
          <>
            <LinkButton to={pathTo('/seminars', {})}>All seminars</LinkButton>
            {add}
          </>
        }
      />
      <QueryRegion
        query={degrees}
        failed="The degree groups could not be loaded"
        skeleton={<SkeletonList rows={6} />}
        empty={{
          when: (groups) => groups.length === 0,
          title: 'No degree group yet',
          children: 'Seminars and courses are filed under them, and students filter by them.',
          action: add,
          level: 2,
        }}
      >
        {(groups) => (
          <Groups groups={groups} onEdit={(group) => setEdited({ group })} onRemove={setRemoved} />
        )}
      </QueryRegion>
      {edited === null ? null : (
        <Suspense>
          <DegreeDialog group={edited.group} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        danger
        title={`Do you want to remove ${removed?.name ?? ''}?`}
        confirmLabel="Remove"
        onConfirm={async () => {
          if (removed === undefined) return
          await remove.write({ body: { id: removed.id } })
          toast.success(`${removed.name} is removed.`)
        }}
        onClose={() => setRemoved(undefined)}
      >
        Only a group under which nothing is filed can be removed.
      </ConfirmDialog>
    </Page>
  )
}

interface GroupsProps {
  groups: readonly DegreeGroup[]
  onEdit: (group: DegreeGroup) => void
  onRemove: (group: DegreeGroup) => void
}

function Groups({ groups, onEdit, onRemove }: GroupsProps) {
  const order = useOrderDegrees()
  return (
    <OrderedList
      label="Degree groups"
      groups={[{ id: '', label: 'Degree groups', rows: groups }]}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      onOrder={([all]) => order.write({ body: { ids: (all?.keys ?? []).map(Number) } })}
      menu={(group) => [
        {
          id: 'rename',
          label: 'Rename',
          icon: <Pencil size={16} />,
          onChoose: () => onEdit(group),
        },
        {
          id: 'remove',
          label: 'Remove',
          icon: <Trash2 size={16} />,
          danger: true,
          onChoose: () => onRemove(group),
        },
      ]}
    >
      {(group) => (
        <Stack gap="0.5">
          <TextLink
            to={pathTo('/seminars/admin-view/:degree/:id', {
              degree: slugOf(group.name),
              id: group.id,
            })}
          >
            {group.name}
          </TextLink>
          <Text size="sm" tone="muted">
            {filedText(group)}
          </Text>
        </Stack>
      )}
    </OrderedList>
  )
}
