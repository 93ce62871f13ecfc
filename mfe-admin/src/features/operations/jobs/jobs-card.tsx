import {
  daysFilter,
  List,
  type ListDefinition,
  recordFilter,
  rowActions,
  selectFilter,
  tellOutcome,
  useList,
} from '@portal/shared/lists'
import {
  Badge,
  Card,
  ConfirmDialog,
  DateText,
  dash,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type Job, jobsCall, people, useCancel, useRetry } from './jobs.queries.ts'
import {
  kindName,
  kindOptions,
  progress,
  resultsPath,
  retriedInWords,
  states,
} from './jobs.rules.ts'

/** Leads to what came of a job, where that is told. */
function Results({ job }: { job: Job }) {
  const path = resultsPath(job)
  if (path === null) return null
  return (
    <TextLink to={path} size="xs">
      What came of it
    </TextLink>
  )
}

const jobs: ListDefinition<typeof jobsCall, Job> = {
  call: jobsCall,
  rows: (answer) => answer.jobs,
  rowKey: ({ jobId }) => jobId,
  rowName: ({ kind }) => kindName(kind),
  label: 'Jobs',
  nouns: ['job', 'jobs'],
  density: 'compact',
  filters: [
    {
      id: 'state',
      label: 'State',
      look: selectFilter,
      none: 'All states',
      options: Object.entries(states).map(([value, { name }]) => ({ value, label: name })),
    },
    { id: 'kind', label: 'Kind', look: selectFilter, none: 'All kinds', options: kindOptions },
    recordFilter(people, { id: 'by', label: 'Asked by', none: 'Asked by anybody' }),
    daysFilter({ id: 'asked', label: 'Asked on the days' }),
  ],
  columns: [
    {
      id: 'kind',
      header: 'Job',
      primary: true,
      width: '11rem',
      cell: (job) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            {kindName(job.kind)}
          </Text>
          {job.error === null || job.state === 'done' ? null : (
            <Text as="span" size="xs" tone="muted" weight="normal">
              {job.error}
            </Text>
          )}
          <Results job={job} />
        </Stack>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].name}</Badge>,
    },
    { id: 'progress', header: 'Done', align: 'end', cell: (job) => progress(job) ?? dash },
    { id: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
    {
      id: 'created',
      header: 'Asked',
      cell: ({ createdAt, byName }) => (
        <Stack gap="0.5">
          <DateText moment={createdAt} style="dateTime" />
          <Text as="span" size="xs" tone="muted">
            {byName ?? 'By the clock'}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'ended',
      header: 'Ended',
      cell: ({ endedAt }) => <DateText moment={endedAt} style="dateTime" />,
    },
  ],
  noneYet: {
    title: 'No jobs yet',
    compact: true,
    children: 'What takes longer than a moment appears here, for 90 days.',
  },
}

/** All jobs, the newest first, to be tried again and cancelled. */
export function JobsCard() {
  const retry = useRetry()
  const cancel = useCancel()
  const [leaving, setLeaving] = useState<Job | null>(null)
  const tryAgain = async (body: Parameters<typeof retry.write>[0]['body']) => {
    return { said: retriedInWords(await retry.write({ body })) }
  }
  const list = useList({
    ...jobs,
    atEnd: rowActions<Job>(
      ({ kind }) => kindName(kind),
      (job) => [
        ...(states[job.state].can.includes('retry')
          ? [
              {
                ...{ id: 'retry', label: 'Try again' },
                onChoose: () => void tellOutcome(() => tryAgain({ jobIds: [job.jobId] })),
              },
            ]
          : []),
        ...(states[job.state].can.includes('cancel')
          ? [{ id: 'cancel', label: 'Cancel', onChoose: () => setLeaving(job) }]
          : []),
      ],
    ),
  })
  return (
    <Card
      title="Jobs"
      description="Work that takes longer than a moment. What fails is tried five times by itself."
    >
      <List
        list={list}
        actions={[
          {
            id: 'retry',
            label: 'Try again',
            run: (chosen) => tryAgain('filter' in chosen ? chosen : { jobIds: [...chosen.ids] }),
          },
        ]}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={`Cancel “${kindName(leaving?.kind ?? '')}”?`}
        confirmLabel="Cancel the job"
        danger
        onConfirm={async () => {
          if (leaving !== null) await cancel.write({ body: { jobId: leaving.jobId } })
        }}
        onClose={() => setLeaving(null)}
      >
        What it has done stays done; the rest is left. It cannot be taken up again.
      </ConfirmDialog>
    </Card>
  )
}
