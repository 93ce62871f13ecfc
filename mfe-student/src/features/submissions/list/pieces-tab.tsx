import {
  type ListDefinition,
  ListFilters,
  type ListState,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import {
  Button,
  EmptyState,
  Grid,
  Heading,
  LiveText,
  LockedState,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { itemStates } from '@portal/shared/writing/rules'
import { Plus } from 'lucide-react'
import { type ListedPiece, pieceOfEssay, pieceOfStatement, pieceStates } from '../pieces.rules.ts'
import {
  essaysCall,
  type ListedEssay,
  type ListedStatement,
  type PieceKind,
  statementsCall,
  type WritingTask,
} from '../submissions.queries.ts'
import { PieceCard } from './piece-card.tsx'
import { SetTasks } from './set-tasks.tsx'

export interface PiecesActs {
  /** Begins one, on a task that was set where one is given. */
  onNew: (task?: WritingTask) => void
  onRename: (piece: ListedPiece) => void
}

interface TabProps extends PiecesActs {
  /** Whether the programme has it. */
  may: boolean
}

const shared = {
  columns: [],
  pageSize: 20,
  filters: [
    {
      ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states' },
      options: pieceStates.map((state) => ({ value: state, label: itemStates[state].word })),
    },
    {
      ...{ id: 'sort', label: 'Order', look: selectFilter, first: 'newest' },
      options: [
        { value: 'newest', label: 'Newest first' },
        { value: 'title', label: 'By title' },
        { value: 'due', label: 'Due first' },
      ],
    },
  ],
} as const

const essays: ListDefinition<typeof essaysCall, ListedEssay> = {
  ...shared,
  call: essaysCall,
  rows: (answer) => answer.essays,
  rowKey: ({ id }) => id,
  label: 'Essays',
  nouns: ['essay', 'essays'],
  noneYet: {
    title: 'No essays yet',
    children: 'What you write stands here, with what your markers said about it.',
    level: 2,
  },
  failed: 'Your essays could not be loaded',
}

const statements: ListDefinition<typeof statementsCall, ListedStatement> = {
  ...shared,
  call: statementsCall,
  rows: (answer) => answer.personalStatements,
  rowKey: ({ id }) => id,
  label: 'Personal statements',
  nouns: ['statement', 'statements'],
  noneYet: {
    title: 'No personal statements yet',
    children: 'Your statement for UCAS stands here, with what your markers said about it.',
    level: 2,
  },
  failed: 'Your statements could not be loaded',
}

/** The student's essays. */
export function EssaysTab(props: TabProps) {
  const list = useList(essays)
  return <Pieces {...props} kind="essay" list={list} pieces={list.rows?.map(pieceOfEssay)} />
}

/** The student's personal statements. */
export function StatementsTab(props: TabProps) {
  const list = useList(statements)
  const pieces = list.rows?.map(pieceOfStatement)
  return <Pieces {...props} kind="statement" list={list} pieces={pieces} />
}

const words = {
  essay: {
    create: 'New essay',
    locked: 'Essay marking is not part of your programme',
    lockedText: 'With it you hand in essays here and get them back with comments and a grade.',
  },
  statement: {
    create: 'New statement',
    locked: 'Personal statements are not part of your programme',
    lockedText: 'With them you write your statement here and get it back with comments.',
  },
} as const

interface PiecesProps extends TabProps {
  kind: PieceKind
  list: ListState<ListedEssay> | ListState<ListedStatement>
  pieces: readonly ListedPiece[] | undefined
}

function Pieces({ kind, may, list, pieces = [], onNew, onRename }: PiecesProps) {
  const readOnly = useReadOnly()
  const { create, locked, lockedText } = words[kind]
  const isNarrowed = list.address.filters.state !== undefined
  const newPiece = (
    <Button
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
      {...readOnly?.control}
      onClick={() => {
        if (readOnly === null) onNew()
      }}
    >
      {create}
    </Button>
  )
  const empty = isNarrowed
    ? { ...list.empty, level: 2 as const }
    : { ...list.definition.noneYet, ...(may && { action: newPiece }) }
  const isEmpty = pieces.length === 0
  return (
    <Stack gap="6">
      {may ? null : (
        <LockedState title={locked} level={2} compact={!isEmpty}>
          {lockedText}
        </LockedState>
      )}
      {may && list.address.page === 1 ? <SetTasks kind={kind} onNew={onNew} /> : null}
      <QueryRegion
        query={list.read}
        failed={list.definition.failed ?? ''}
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {() =>
          isEmpty && !may && !isNarrowed ? null : (
            <Stack as="section" gap="4" aria-label={list.definition.label}>
              {isEmpty && !isNarrowed ? null : (
                <Row gap="3" justifyContent="space-between" data-print="hidden">
                  <Row gap="3">
                    <ListFilters list={list} />
                  </Row>
                  {may ? newPiece : null}
                </Row>
              )}
              {isEmpty ? (
                <EmptyState {...empty} />
              ) : (
                <>
                  <Heading level={2} size="md">
                    {list.count}
                  </Heading>
                  <LiveText>{list.count ?? ''}</LiveText>
                  <Grid
                    as="ul"
                    columns={2}
                    listStyleType="none"
                    aria-busy={list.isStale || undefined}
                  >
                    {pieces.map((piece) => (
                      <PieceCard key={piece.id} piece={piece} may={may} onRename={onRename} />
                    ))}
                  </Grid>
                </>
              )}
              {list.pager}
            </Stack>
          )
        }
      </QueryRegion>
    </Stack>
  )
}
