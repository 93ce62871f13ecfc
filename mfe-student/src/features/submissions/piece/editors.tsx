import { type Mark, type TextHandle, WritingField } from '@portal/shared/rich-text-editor'
import { Box, formatNumber, plural, Skeleton, Stack, Text } from '@portal/shared/ui'
import type { WritingPart } from '@portal/shared/writing-rules'
import { memo, useCallback, useMemo } from 'react'
import type { PieceRead } from '../submissions.queries.ts'
import { type Counts, partOf } from './text.rules.ts'
import type { DraftHandle } from './use-draft.ts'

export interface EditorsProps {
  handle: DraftHandle
  task: PieceRead['task']
  /** What is painted, by part. */
  marks: readonly (readonly Mark[])[]
  counts: Counts
  /** Another number whenever the texts are to be shown anew. */
  outside: number
  /** What was left on the device has been looked for; nothing is typed before. */
  isReady: boolean
  onEditor: (part: number, editor: TextHandle | null) => void
}

/** The editors of a piece: one of an essay, one for each question of a statement. */
export const Editors = /* @__PURE__ */ memo(function Editors(props: EditorsProps) {
  const { handle, task, marks, counts, outside, isReady, onEditor } = props
  const fields = task.questions?.map(({ text }) => text) ?? ['Your essay']
  if (!isReady) return <Skeleton height="18rem" />
  return (
    <Stack
      gap="6"
      onCompositionStart={() => handle.compose(true)}
      onCompositionEnd={() => handle.compose(false)}
    >
      {fields.map((label, index) => (
        <Stack key={label} gap="2">
          <PartEditor
            {...{ handle, index, label, outside, onEditor }}
            isStatement={task.questions !== null}
            marks={marks[index] ?? none}
          />
          {task.questions === null ? null : (
            <Counter
              count={counts.characters[index] ?? 0}
              least={task.questions[index]?.minCharacters ?? 0}
            />
          )}
        </Stack>
      ))}
    </Stack>
  )
})

const none: readonly Mark[] = []
const empty: WritingPart = { ops: [{ insert: '\n' }] }

interface PartEditorProps {
  handle: DraftHandle
  index: number
  label: string
  isStatement: boolean
  outside: number
  marks: readonly Mark[]
  onEditor: (part: number, editor: TextHandle | null) => void
}

function PartEditor(props: PartEditorProps) {
  const { handle, index, label, isStatement, outside, marks, onEditor } = props
  // Only what comes from elsewhere is given to the editor: it has what is typed itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number means another text
  const value = useMemo(() => handle.now()[index] ?? empty, [handle, index, outside])
  const typed = useCallback(
    (runs: Parameters<typeof partOf>[0]) => handle.type(index, partOf(runs)),
    [handle, index],
  )
  const ref = useCallback((editor: TextHandle | null) => onEditor(index, editor), [onEditor, index])
  return (
    <WritingField
      label={label}
      labelHidden={!isStatement}
      tools={isStatement ? 'plain' : 'writing'}
      value={value.ops}
      onValue={typed}
      marks={marks}
      ref={ref}
    />
  )
}

/** How long an answer is, and how long it must be at least. */
function Counter({ count, least }: { count: number; least: number }) {
  const isShort = count < least
  return (
    <Box>
      <Text as="span" size="sm" figures tone={isShort ? 'warning' : 'muted'}>
        {plural(count, 'character')}
        {isShort ? `; at least ${formatNumber(least)} are needed` : ''}
      </Text>
    </Box>
  )
}
