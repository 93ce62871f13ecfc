import { part } from '@portal/shared/idle'
import type { TextHandle } from '@portal/shared/rich-text-editor'
import { Button, chakra, Drawer, Grid, Row, SkeletonText, useMedia } from '@portal/shared/ui'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PieceRead } from '../submissions.queries.ts'
import { Editors } from './editors.tsx'
import { FocusFrame } from './focus-frame.tsx'
import { GoalBar } from './goal-bar.tsx'
import { marksOf, newestMarking } from './marking.rules.ts'
import type { Note } from './notes.rules.ts'
import type { PieceOpen } from './piece-dialogs.tsx'
import { PrintedText } from './printed-text.tsx'
import { ReadText } from './read-text.tsx'
import { StatementBar } from './statement-bar.tsx'
import { type Counts, rawTextOf } from './text.rules.ts'
import type { DraftHandle, DraftShown } from './use-draft.ts'

const PlacedNotes = part(() => import('./placed-notes.tsx'), {
  failed: 'The comments could not be put at their places',
})
const FileCard = part(() => import('./file-card.tsx'), {
  failed: 'The file could not be shown',
})
const CommentsPanel = part(() => import('./comments-panel.tsx'), {
  failed: 'The comments could not be loaded',
})
const UcasPanel = part(() => import('./ucas-panel.tsx'), {
  failed: 'The UCAS check could not be loaded',
})
const TaskPanel = part(() => import('./task-panel.tsx'), {
  failed: 'The task could not be loaded',
})

export interface WriteTabProps {
  read: PieceRead
  isReadOnly: boolean
  handle: DraftHandle
  shown: DraftShown
  /** The texts as they are counted, since somebody last paused. */
  texts: readonly string[]
  counts: Counts
  isFocused: boolean
  /** What happened to the text, above it. */
  notices: ReactNode
  onFocus: (isOn: boolean) => void
  onOpen: (open: PieceOpen) => void
}

/** What stands beside the text, on phones in a sheet of its own. */
type Side = 'comments' | 'ucas' | 'task'

const sideNames: Readonly<Record<Side, string>> = {
  comments: 'Comments',
  ucas: 'UCAS check',
  task: 'Task',
}

/** The text, and beside it the last marking’s comments at their places and the task. */
export function WriteTab(props: WriteTabProps) {
  const { read, isReadOnly, handle, shown, texts, counts, isFocused, notices, onFocus, onOpen } =
    props
  const { piece, task, lastMarking, file } = read
  // As wide as two columns are from.
  const isWide = useMedia('(min-width: 1024px)', true)
  const [active, setActive] = useState<string | null>(null)
  const [sheet, setSheet] = useState<Side | null>(null)
  const editors = useRef<(TextHandle | null)[]>([])
  const onEditor = useCallback((part: number, editor: TextHandle | null) => {
    editors.current[part] = editor
  }, [])
  const wasFocused = useRef(isFocused)
  useEffect(() => {
    if (wasFocused.current === isFocused) return
    wasFocused.current = isFocused
    // What was pressed is covered, or gone.
    editors.current[0]?.focus()
  }, [isFocused])
  const [notes, setNotes] = useState<readonly Note[] | null>(null)
  const parts = shown.rested.length
  const marks = useMemo(() => marksOf(notes ?? [], parts, active), [notes, parts, active])
  const show = (part: number, start: number, end: number) => {
    setSheet(null)
    // Once a sheet has given the focus back.
    setTimeout(() => editors.current[part]?.focus(start, end))
  }
  const jump = ({ comment, place }: Note) => {
    setActive(comment.id)
    if ('part' in place) show(place.part, place.start, place.end)
  }
  const isStatement = piece.kind === 'statement'
  const comments = (lastMarking && newestMarking(lastMarking)?.comments.length) ?? 0
  const draw: Readonly<Record<Side, (isSheet: boolean) => ReactNode>> = {
    comments: (isSheet) =>
      notes === null ? (
        <SkeletonText lines={5} />
      ) : (
        <CommentsPanel
          {...{ read, notes, active, isReadOnly, isSheet }}
          onJump={isReadOnly ? null : jump}
        />
      ),
    ucas: (isSheet) => (
      <UcasPanel
        texts={texts}
        most={task.maxCharacters ?? 0}
        {...{ isReadOnly, isSheet }}
        onPut={handle.put}
        onShow={show}
        rawOf={(part) => rawTextOf(handle.now()[part] ?? { ops: [] })}
      />
    ),
    task: (isSheet) => <TaskPanel {...{ task, isSheet }} />,
  }
  const sides = (['comments', 'ucas', 'task'] as const).filter(
    (side) => side === 'task' || (side === 'ucas' ? isStatement : comments > 0),
  )
  const text = isReadOnly ? (
    <ReadText parts={shown.rested} questions={task.questions} />
  ) : (
    <Editors
      {...{ handle, task, marks, counts, onEditor }}
      outside={shown.outside}
      isReady={shown.isReady}
    />
  )
  return (
    <>
      <PrintedText title={piece.title} parts={shown.rested} questions={task.questions} />
      <Grid
        data-print="hidden"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: isFocused ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 22rem',
        }}
      >
        <FocusFrame
          isOn={isFocused}
          state={shown.state}
          counts={counts}
          onLeave={() => onFocus(false)}
        >
          {notices}
          {lastMarking === null || comments === 0 ? null : (
            <Suspense>
              <PlacedNotes version={lastMarking} parts={shown.rested} onNotes={setNotes} />
            </Suspense>
          )}
          {isWide || isFocused ? null : (
            <Row gap="2">
              {sides.map((side) => (
                <Button key={side} size="sm" onClick={() => setSheet(side)}>
                  {side === 'comments' ? `Comments (${comments})` : sideNames[side]}
                </Button>
              ))}
            </Row>
          )}
          {isStatement && task.maxCharacters !== null ? (
            <StatementBar total={counts.total} most={task.maxCharacters} />
          ) : null}
          <GoalBar pieceId={piece.pieceId} words={counts.words} />
          {text}
          {file === null || isFocused ? null : (
            <Suspense>
              <FileCard
                {...{ file, piece, isReadOnly }}
                mayHandIn={read.mayHandIn}
                onOpen={onOpen}
              />
            </Suspense>
          )}
        </FocusFrame>
        {isWide && !isFocused ? (
          // It scrolls, and a task alone has nothing else that keys could reach.
          <Beside aria-label="Comments and task" tabIndex={0}>
            {sides.map((side) => (
              <Suspense key={side} fallback={<SkeletonText lines={5} />}>
                {draw[side](false)}
              </Suspense>
            ))}
          </Beside>
        ) : null}
      </Grid>
      {sheet === null ? null : (
        <Drawer
          open
          side="bottom"
          title={
            sheet === 'comments' ? `Comments on version ${lastMarking?.number}` : sideNames[sheet]
          }
          onClose={() => setSheet(null)}
        >
          <Suspense fallback={<SkeletonText lines={5} />}>{draw[sheet](true)}</Suspense>
        </Drawer>
      )}
    </>
  )
}

/** What stands beside the text stays in sight while the text is scrolled. */
const Beside = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    alignSelf: 'start',
    position: 'sticky',
    top: '4',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    '& > *': { flexShrink: 0 },
  },
})
