import { students } from '@portal/shared/alerts'
import { formatDay } from '@portal/shared/calendar'
import { dialogPart } from '@portal/shared/idle'
import {
  editAction,
  List,
  type ListDefinition,
  recordFilter,
  rowActions,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { measureWords, statusWords, valueText, wayText } from '@portal/shared/targets'
import { Badge, Button, ListTemplate, ProgressBar, Stack, Text } from '@portal/shared/ui'
import { CircleSlash, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MyMonth } from './my-month.tsx'
import { type TutorTarget, targetReads, targetsCall } from './targets.queries.ts'

const TargetDialog = dialogPart(() => import('./target-dialog.tsx'), 'Target')
const DropDialog = dialogPart(() => import('./drop-dialog.tsx'), 'Give up the target')

const statuses = (['on track', 'at risk', 'met', 'missed', 'dropped'] as const).map((value) => ({
  value,
  label: statusWords[value].word,
}))

const targets: ListDefinition<typeof targetsCall, TutorTarget> = {
  call: targetsCall,
  rows: (answer) => answer.targets,
  rowKey: ({ id }) => id,
  rowName: ({ title, studentName }) => `${title}, ${studentName}`,
  label: 'Targets',
  nouns: ['target', 'targets'],
  filters: [
    { id: 'status', label: 'Status', look: selectFilter, none: 'All', options: statuses },
    recordFilter(students, {
      id: 'student',
      label: 'Student',
      none: 'All students',
      query: (studentId) => ({ studentId }),
    }),
  ],
  columns: [
    {
      id: 'title',
      header: 'Target',
      primary: true,
      width: '16rem',
      cell: ({ title, studentName }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold" overflowWrap="anywhere">
            {title}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {studentName}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'measure',
      header: 'Measured by',
      cell: ({ measure, about }) => (
        <Text as="span" size="sm" overflowWrap="anywhere">
          {about === null ? measureWords[measure] : `${measureWords[measure]}: ${about}`}
        </Text>
      ),
    },
    {
      id: 'progress',
      header: 'Progress',
      width: '13rem',
      cell: ({ title, measure, start, now, goal, progress, status }) => (
        <Stack gap="1" width="100%">
          <Text as="span" size="sm" fontVariantNumeric="tabular-nums">
            {wayText({ measure, now, goal })}
          </Text>
          <ProgressBar
            bare
            label={`${title}, from ${valueText(measure, start)}`}
            value={progress / 100}
            tone={statusWords[status].tone}
          />
        </Stack>
      ),
    },
    { id: 'dueOn', header: 'By', cell: ({ dueOn }) => formatDay(dueOn) },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status, why }) => (
        <Stack gap="1" alignItems="flex-start">
          <Badge tone={statusWords[status].tone}>{statusWords[status].word}</Badge>
          <Text as="span" size="xs" tone="muted" overflowWrap="anywhere">
            {why}
          </Text>
        </Stack>
      ),
    },
  ],
  noneYet: {
    title: 'No target yet',
    children: 'Agree with a student on something to reach by a day; progress comes by itself.',
    level: 2,
  },
  noneFits: 'No target fits',
  failed: 'The targets could not be loaded',
}

/** What is open: the form of a target or of a new one, or the question why one is given up. */
type Open = { what: 'form'; target?: TutorTarget } | { what: 'drop'; target: TutorTarget }

/** The tutor's targets with students, and the tutor's own month. */
export default function TargetsScreen() {
  const [open, setOpen] = useState<Open | null>(null)
  useLiveReads('tuition', targetReads)
  const list = useList({
    ...targets,
    atEnd: rowActions<TutorTarget>(
      ({ title }) => title,
      (target) =>
        target.status === 'met' || target.status === 'dropped'
          ? []
          : [
              editAction(() => setOpen({ what: 'form', target })),
              {
                id: 'drop',
                label: 'Give up',
                icon: <CircleSlash size={16} />,
                onChoose: () => setOpen({ what: 'drop', target }),
              },
            ],
    ),
  })
  const close = () => setOpen(null)
  return (
    <ListTemplate
      title="Targets"
      description="What you and your students have set yourselves to reach, and your own month"
      actions={
        <Button
          variant="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => setOpen({ what: 'form' })}
        >
          New target
        </Button>
      }
    >
      <MyMonth />
      <List list={list} />
      <Suspense fallback={null}>
        {open?.what === 'form' ? <TargetDialog target={open.target} onClose={close} /> : null}
        {open?.what === 'drop' ? <DropDialog target={open.target} onClose={close} /> : null}
      </Suspense>
    </ListTemplate>
  )
}
