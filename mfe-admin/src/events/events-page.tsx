import {
  allEventsCall,
  type EventKind,
  eventPath,
  eventReads,
  useDegreeGroups,
} from '@portal/shared/events'
import type { HistoryDrawerProps } from '@portal/shared/history'
import { dialogPart, useNow } from '@portal/shared/idle'
import {
  daysFilter,
  historyAction,
  List,
  type RowAction,
  recordFilter,
  rowActions,
  selectFilter,
  tellOutcome,
  useList,
} from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { Button, ListTemplate } from '@portal/shared/ui'
import { Ban, CopyPlus, Eye, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { tutors } from '../tutors/tutors.queries.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'
import { ClashesDialog } from './clashes-dialog.tsx'
import { columnsAt } from './columns.tsx'
import type { DuplicateDialogProps } from './duplicate-dialog.tsx'
import { eventWords } from './event.words.ts'
import { type Clashes, type EventRow, usePublish, useRemove } from './events.queries.ts'
import type { OpenEditorProps } from './open-editor.tsx'

const OpenEditor = dialogPart<OpenEditorProps>(() => import('./open-editor.tsx'), 'Editor')
const DuplicateDialog = dialogPart<DuplicateDialogProps>(
  () => import('./duplicate-dialog.tsx'),
  'Duplicate',
)
const HistoryDrawer = dialogPart<HistoryDrawerProps>(
  () => import('@portal/shared/history'),
  'History',
)
const CancelDialog = dialogPart<CancelDialogProps>(() => import('./cancel-dialog.tsx'), 'Cancel')

const tutorFilter = recordFilter(tutors, {
  id: 'tutor',
  label: 'Tutor',
  none: 'All tutors',
  query: (tutorId) => ({ tutorId }),
})

const states = [
  { value: 'draft', label: 'Drafts' },
  { value: 'published', label: 'Published' },
  { value: 'cancelled', label: 'Cancelled' },
]

type Asked = { what: 'duplicate' | 'cancel' | 'history'; event: EventRow }

export interface EventsPageProps {
  kind: EventKind
  /** Ways from here to what belongs to it. */
  links?: ReactNode
}

/** All seminars, or all courses, as those who plan them see them. */
export function EventsPage({ kind, links }: EventsPageProps) {
  const now = useNow(60_000)
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [clashes, setClashes] = useState<{ id: string; clashes: Clashes } | null>(null)
  const groups = useDegreeGroups().data
  const publish = usePublish()
  const remove = useRemove()
  useLiveReads('events', eventReads)
  const hrefOf = (edited: string) => {
    const next = new URLSearchParams(params)
    next.set('edit', edited)
    return `?${next}`
  }
  const close = () => {
    const next = new URLSearchParams(params)
    next.delete('edit')
    setParams(next, { replace: true })
  }
  const actionsOf = (event: EventRow): RowAction[] => {
    const { id, title, version } = event
    return [
      ...(event.state === 'cancelled'
        ? []
        : [{ id: 'edit', label: 'Edit', onChoose: () => setParams(hrefOf(id).slice(1)) }]),
      ...(event.state === 'draft'
        ? [
            {
              id: 'publish',
              label: 'Publish',
              icon: <Eye size={16} />,
              onChoose: () =>
                void tellOutcome(async () => {
                  await publish.write({ body: { id, version } })
                  return { said: `${title} is published. Learners see it now.` }
                }),
            },
          ]
        : []),
      {
        id: 'duplicate',
        label: 'Duplicate',
        icon: <CopyPlus size={16} />,
        onChoose: () => setAsked({ what: 'duplicate', event }),
      },
      historyAction(() => setAsked({ what: 'history', event })),
      ...(event.state === 'published'
        ? [
            {
              id: 'cancel',
              label: 'Cancel it',
              icon: <Ban size={16} />,
              danger: true,
              onChoose: () => setAsked({ what: 'cancel', event }),
            },
          ]
        : []),
      ...(event.registered + event.waiting === 0
        ? [
            {
              id: 'remove',
              label: 'Remove',
              icon: <Trash2 size={16} />,
              danger: true,
              onChoose: () =>
                void tellOutcome(async () => {
                  await remove.write({ body: { id, isRestored: false } })
                  return {
                    said: `${title} is removed.`,
                    undo: () => remove.write({ body: { id, isRestored: true } }),
                  }
                }),
            },
          ]
        : []),
    ]
  }
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
      onClick={() => setParams(hrefOf('new').slice(1))}
    >
      New {kind}
    </Button>
  )
  const nouns: readonly [string, string] = [kind, `${kind}s`]
  const list = useList(
    {
      call: allEventsCall,
      rows: ({ events }) => events,
      rowKey: ({ id }) => id,
      rowName: ({ title }) => title,
      rowHref: (event) => eventPath(event, 'Admin'),
      label: kind === 'course' ? 'All courses' : 'All seminars',
      nouns,
      searchIn: 'title',
      views: nouns[1],
      sort: { column: 'startsAt', direction: 'descending' },
      filters: [
        { id: 'state', label: 'State', look: selectFilter, none: 'All states', options: states },
        tutorFilter,
        {
          id: 'degrees',
          label: 'Degree group',
          look: selectFilter,
          none: 'All degree groups',
          options: groups?.map(({ id, name }) => ({ value: String(id), label: name })),
          query: (id: string) => ({ degreeGroupId: Number(id) }),
        },
        daysFilter({ id: 'days', label: 'Days' }),
      ],
      columns: columnsAt(now),
      atEnd: rowActions<EventRow>(({ title }) => title, actionsOf),
      failed: `The ${nouns[1]} could not be loaded`,
      noneYet: {
        title: `No ${kind} yet`,
        children: 'A new one is a draft until you publish it.',
        action: add,
        level: 2 as const,
      },
    },
    { query: { kind } },
  )
  const edited = params.get('edit')
  return (
    <ListTemplate
      title={kind === 'course' ? 'Courses' : 'Seminars'}
      description="Planned here as drafts, and shown to learners once they are published"
      actions={
        <>
          {links}
          {add}
        </>
      }
    >
      <List list={list} />
      <Suspense>
        {edited === null ? null : (
          <OpenEditor
            kind={kind}
            id={edited}
            onSaved={(id, found) => {
              close()
              if (found.length > 0) setClashes({ id, clashes: found })
            }}
            onClose={close}
          />
        )}
        {asked?.what === 'duplicate' ? (
          <DuplicateDialog event={asked.event} onClose={() => setAsked(null)} />
        ) : null}
        {asked?.what === 'history' ? (
          <HistoryDrawer
            record={{ kind: 'event', id: asked.event.id }}
            name={asked.event.title}
            changes={eventReads}
            onClose={() => setAsked(null)}
            {...eventWords({ tutors: asked.event.tutors, degreeGroups: groups ?? [] })}
          />
        ) : null}
        {asked?.what === 'cancel' ? (
          <CancelDialog event={asked.event} onClose={() => setAsked(null)} />
        ) : null}
      </Suspense>
      {clashes === null ? null : (
        <ClashesDialog
          clashes={clashes.clashes}
          editAt={hrefOf(clashes.id)}
          onClose={() => setClashes(null)}
        />
      )}
    </ListTemplate>
  )
}
