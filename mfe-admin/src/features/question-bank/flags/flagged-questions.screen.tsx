import { dialogPart } from '@portal/shared/idle'
import {
  type FilterProps,
  type ListDefinition,
  ListFilters,
  segmentedFilter,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import {
  EmptyState,
  LiveText,
  Page,
  PageHeader,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { useTests } from '../lookups.queries.ts'
import type { FlagDrawerProps } from './flag-drawer.tsx'
import { type FlaggedQuestion, flagsCall, usePartsOf } from './flags.queries.ts'
import { byDone } from './flags.rules.ts'
import { QuestionFlags } from './question-flags.tsx'
import type { SettleDialogProps } from './settle-dialog.tsx'

const FlagDrawer = dialogPart<FlagDrawerProps>(() => import('./flag-drawer.tsx'), 'Flag')
const SettleDialog = dialogPart<SettleDialogProps>(
  () => import('./settle-dialog.tsx'),
  'No change needed',
)

const flagged: ListDefinition<typeof flagsCall, FlaggedQuestion> = {
  call: flagsCall,
  rows: ({ questions }) => questions,
  rowKey: ({ questionId }) => String(questionId),
  columns: [],
  pageSize: 20,
  label: 'Flagged questions',
  nouns: ['question', 'questions'],
  searchIn: 'words, name or number',
  noneYet: {
    ...{ title: 'No question is flagged', illustration: 'done', level: 2 },
    children: 'What students say is wrong with a question stands here, with what tutors found.',
  },
  failed: 'The flagged questions could not be loaded',
}

const states = [
  { value: 'fault', label: 'At fault' },
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
]

/** Questions that students have flagged: faults that wait for somebody of the office first. */
export default function FlaggedQuestionsScreen() {
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useState<FlaggedQuestion | null>(null)
  const tests = useTests().data ?? []
  const [only] = tests
  const testId = Number(params.get('test')) || (tests.length === 1 ? only?.id : undefined)
  const parts = usePartsOf(testId).data ?? []
  const state = params.get('state')
  // A part of another test would find nothing.
  const chooseTest = (test: string) => {
    const next = new URLSearchParams(params)
    for (const name of ['test', 'part', 'page']) next.delete(name)
    if (test !== '') next.set('test', test)
    setParams(next, { replace: true })
  }
  const list = useList({
    ...flagged,
    filters: [
      { id: 'state', label: 'Which flags to show', look: segmentedFilter, options: states },
      ...(tests.length > 1
        ? [
            {
              ...{ id: 'test', label: 'Test', none: 'All tests' },
              look: (props: FilterProps) => selectFilter({ ...props, onValue: chooseTest }),
              options: tests.map(({ id, name }) => ({ value: String(id), label: name })),
              query: (id: string) => ({ AdmissionTestId: Number(id) }),
            },
          ]
        : []),
      ...(testId === undefined
        ? []
        : [
            {
              ...{ id: 'part', label: 'Part', look: selectFilter, none: 'All parts' },
              options: parts.map(({ id, sectionNo }) => ({ value: String(id), label: sectionNo })),
              query: (id: string) => ({ sectionId: Number(id) }),
            },
          ]),
    ],
  })
  const opened = params.get('flag')
  const open = (flagId: string | null) => {
    const next = new URLSearchParams(params)
    if (flagId === null) next.delete('flag')
    else next.set('flag', flagId)
    setParams(next, { replace: flagId === null })
  }
  return (
    <Page>
      <PageHeader
        title="Flagged questions"
        description="What students say is wrong or unclear, and what tutors found to be at fault"
      />
      <Row gap="3" data-print="hidden">
        <ListFilters list={list} />
      </Row>
      <QueryRegion
        query={list.read}
        failed={flagged.failed ?? ''}
        skeleton={<SkeletonCards count={3} columns={1} />}
      >
        {() => (
          <Stack as="section" gap="4" aria-label={flagged.label}>
            {list.total === 0 ? (
              <EmptyState {...list.empty} />
            ) : (
              <>
                <Text size="sm" tone="muted">
                  {list.count}
                </Text>
                <LiveText>{list.count ?? ''}</LiveText>
                <Stack as="ul" gap="4" listStyleType="none" aria-busy={list.isStale || undefined}>
                  {(list.rows ?? []).map((question) => (
                    <QuestionFlags
                      key={`${question.questionId} ${state}`}
                      isOpen={state === 'settled'}
                      question={question}
                      onOpen={open}
                      onKeep={setKept}
                    />
                  ))}
                </Stack>
              </>
            )}
            {list.pager}
          </Stack>
        )}
      </QueryRegion>
      <Suspense>
        {opened === null ? null : <FlagDrawer flagId={opened} onClose={() => open(null)} />}
        {kept === null ? null : (
          <SettleDialog
            questionId={kept.questionId}
            flags={byDone(kept.flags).toDo}
            settledAs="unchanged"
            onClose={() => setKept(null)}
          />
        )}
      </Suspense>
    </Page>
  )
}
