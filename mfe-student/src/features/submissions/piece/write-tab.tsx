import type { Mark, TextHandle } from '@portal/shared/rich-text-editor'
import { Box, Button, Drawer, Grid, Row, Stack, useMedia } from '@portal/shared/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PieceRead } from '../submissions.queries.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { Editors } from './editors.tsx'
import { FileCard } from './file-card.tsx'
import { FocusFrame } from './focus-frame.tsx'
import { GoalBar } from './goal-bar.tsx'
import { type Note, notesIn, notesOf } from './notes.rules.ts'
import type { PieceOpen } from './piece-dialogs.tsx'
import { PrintedText } from './printed-text.tsx'
import { ReadText } from './read-text.tsx'
import { StatementBar } from './statement-bar.tsx'
import { TaskPanel } from './task-panel.tsx'
import { type Counts, rawTextOf } from './text.rules.ts'
import { placeInRaw } from './ucas.rules.ts'
import { UcasPanel } from './ucas-panel.tsx'
import type { DraftHandle, DraftShown } from './use-draft.ts'

export interface WriteTabProps {
  read: PieceRead
  isReadOnly: boolean
  handle: DraftHandle
  shown: DraftShown
  /** The texts as they are counted, since somebody last paused. */
  texts: readonly string[]
  counts: Counts
  isFocused: boolean
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
  const { read, isReadOnly, handle, shown, texts, counts, isFocused, onFocus, onOpen } = props
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
  const notes = useMemo(
    () => (lastMarking === null ? [] : notesOf(lastMarking, shown.rested.map(rawTextOf))),
    [lastMarking, shown.rested],
  )
  const marks = useMemo(
    () =>
      shown.rested.map((_, part) =>
        notesIn(notes, part).map(({ id, place }) => ({
          ...{ start: place.start, end: place.end },
          look: lookOf(place.state, id === active),
        })),
      ),
    [notes, shown.rested, active],
  )
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
  const hasComments = notes.length > 0
  const draw: Readonly<Record<Side, () => ReactNode>> = {
    comments: () => (
      <CommentsPanel {...{ read, notes, active, isReadOnly }} onJump={isReadOnly ? null : jump} />
    ),
    ucas: () => (
      <UcasPanel
        texts={texts}
        most={task.maxCharacters ?? 0}
        isReadOnly={isReadOnly}
        onPut={handle.put}
        onShow={({ part, start, end }) => {
          const raw = rawTextOf(handle.now()[part] ?? { ops: [] })
          const place = placeInRaw(raw, texts[part] ?? '', start, end)
          show(part, place.start, place.end)
        }}
      />
    ),
    task: () => <TaskPanel task={task} />,
  }
  const sides = (['comments', 'ucas', 'task'] as const).filter(
    (side) => side === 'task' || (side === 'ucas' ? isStatement : hasComments),
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
          {isWide || isFocused ? null : (
            <Row gap="2">
              {sides.map((side) => (
                <Button key={side} size="sm" onClick={() => setSheet(side)}>
                  {side === 'comments' ? `Comments (${notes.length})` : sideNames[side]}
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
            <FileCard {...{ file, piece, isReadOnly }} mayHandIn={read.mayHandIn} onOpen={onOpen} />
          )}
        </FocusFrame>
        {isWide && !isFocused ? (
          <Stack as="aside" gap="4" aria-label="Comments and task">
            {sides.map((side) => (
              <Box key={side}>{draw[side]()}</Box>
            ))}
          </Stack>
        ) : null}
      </Grid>
      {sheet === null ? null : (
        <Drawer open side="bottom" title={sideNames[sheet]} onClose={() => setSheet(null)}>
          {draw[sheet]()}
        </Drawer>
      )}
    </>
  )
}

function lookOf(state: 'kept' | 'changed', isActive: boolean): Mark['look'] {
  if (isActive) return 'strong'
  return state === 'kept' ? 'soft' : 'dashed'
}
