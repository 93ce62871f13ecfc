import { dialogPart } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import { Button, Card, EmptyState, Stack } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { type Group, type Tree, useSaveOrder, type Video } from './academy.queries.ts'
import { groupsOf, reordered } from './academy.rules.ts'
import { GroupLine, VideoLine } from './content-lines.tsx'
import { useContentActions } from './use-content-actions.tsx'

const GroupDialog = dialogPart(() => import('./group-dialog.tsx'), 'Group')
const VideoDialog = dialogPart(() => import('./video-dialog.tsx'), 'Video')
const QuizDialog = dialogPart(() => import('./quiz-dialog.tsx'), 'Quiz')
const CaptionsDialog = dialogPart(() => import('./captions-dialog.tsx'), 'Captions')
const PreviewDialog = dialogPart(() => import('./preview-dialog.tsx'), 'Preview')

/** What is open above the contents. */
export type Opened =
  | { what: 'group'; group?: Group }
  | { what: 'video'; group: Group; video?: Video }
  | { what: 'quiz' | 'captions' | 'preview'; video: Video }

/** Groups and videos of an academy: made, put in order, published, and what keeps each hidden. */
export default function ContentsTab({ academy }: { academy: Tree }) {
  const [open, setOpen] = useState<Opened | null>(null)
  const order = useSaveOrder()
  const { groupMenu, videoMenu } = useContentActions(setOpen)
  const { id: academyId, orderVersion: version, groups } = academy
  const save = (wanted: { id: string; videoIds: string[] }[]) =>
    order.write({ body: { academyId, version, groups: wanted } })
  const groupOf = (video: Video) => groups.find(({ videos }) => videos.includes(video))
  const addGroup = (
    <Button variant="secondary" onClick={() => setOpen({ what: 'group' })}>
      Add a group
    </Button>
  )
  const close = () => setOpen(null)
  if (groups.length === 0) {
    return (
      <>
        <EmptyState title="No group yet" action={addGroup}>
          Videos stand in groups. Make the first one.
        </EmptyState>
        <Dialogs academy={academy} open={open} onClose={close} />
      </>
    )
  }
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Card title="Groups" action={addGroup}>
        <OrderedList
          label="Groups"
          groups={[{ id: '', label: 'Groups', rows: groups }]}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          menu={groupMenu}
          onOrder={([all]) => save(reordered(groups, all?.keys ?? []))}
        >
          {(group) => <GroupLine group={group} onAdd={() => setOpen({ what: 'video', group })} />}
        </OrderedList>
      </Card>
      <Card title="Videos">
        <OrderedList
          label="Videos"
          groups={groups.map(({ id, name, videos }) => ({ id, label: name, rows: videos }))}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          menu={(video) => {
            const group = groupOf(video)
            return group === undefined ? [] : videoMenu(video, group)
          }}
          onOrder={(wanted) => save(groupsOf(wanted))}
        >
          {(video) => <VideoLine video={video} group={groupOf(video)} />}
        </OrderedList>
      </Card>
      <Dialogs academy={academy} open={open} onClose={close} />
    </Stack>
  )
}

interface DialogsProps {
  academy: Tree
  open: Opened | null
  onClose: () => void
}

function Dialogs({ academy, open, onClose }: DialogsProps) {
  if (open === null) return null
  // As it now stands: what is open may have been saved meanwhile.
  const videos = academy.groups.flatMap((group) => group.videos)
  const video =
    'video' in open ? (videos.find(({ id }) => id === open.video?.id) ?? open.video) : undefined
  return (
    <Suspense>
      {open.what === 'group' ? (
        <GroupDialog academyId={academy.id} group={open.group} onClose={onClose} />
      ) : null}
      {open.what === 'video' ? (
        <VideoDialog group={open.group} video={video} onClose={onClose} />
      ) : null}
      {open.what === 'quiz' && video ? <QuizDialog video={video} onClose={onClose} /> : null}
      {open.what === 'captions' && video ? (
        <CaptionsDialog video={video} onClose={onClose} />
      ) : null}
      {open.what === 'preview' && video ? <PreviewDialog video={video} onClose={onClose} /> : null}
    </Suspense>
  )
}
