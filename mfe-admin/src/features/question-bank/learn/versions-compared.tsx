import { htmlInWords } from '@portal/shared/forms'
import {
  chakra,
  FailedState,
  messageOf,
  SkeletonText,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { usePageVersion } from './learn.queries.ts'
import { compareLines, withoutRuns } from './lines.rules.ts'

const Lines = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& > *': { paddingX: '3', paddingY: '1.5', borderRadius: 'sm', overflowWrap: 'anywhere' },
    '& > del': { bg: 'danger.soft', color: 'danger.text' },
    '& > ins': { bg: 'success.soft', color: 'success.text', textDecoration: 'none' },
  },
})

export interface VersionsComparedProps {
  subTopicId: number
  from: number
  to: number
}

/** What one version of a page says otherwise than another, line by line. */
export function VersionsCompared({ subTopicId, from, to }: VersionsComparedProps) {
  const before = usePageVersion(subTopicId, from)
  const after = usePageVersion(subTopicId, to)
  const failed = before.isError ? before : after.isError ? after : null
  if (failed !== null) {
    return (
      <FailedState
        compact
        title="The versions could not be loaded"
        onRetry={() => failed.refetch()}
      >
        {messageOf(failed.error)}
      </FailedState>
    )
  }
  if (before.data === undefined || after.data === undefined) return <SkeletonText lines={4} />
  const lines = compareLines(linesOf(before.data), linesOf(after.data))
  if (lines.every(({ kind }) => kind === 'same')) {
    return <Text tone="muted">Both say the same.</Text>
  }
  return (
    <Lines>
      {withoutRuns(lines).map((line, at) => {
        const key = `${at} ${line?.kind}`
        if (line === null) {
          return (
            <Text key={key} tone="muted" aria-hidden>
              …
            </Text>
          )
        }
        if (line.kind === 'same') return <Text key={key}>{line.text}</Text>
        const Changed = line.kind === 'gone' ? 'del' : 'ins'
        return (
          <Changed key={key}>
            <VisuallyHidden>{line.kind === 'gone' ? 'Gone: ' : 'New: '}</VisuallyHidden>
            {line.text}
          </Changed>
        )
      })}
    </Lines>
  )
}

/** A page in lines: its film, and its text. */
function linesOf({ body, videoUrl }: { body: string; videoUrl: string | null }): string[] {
  const text = htmlInWords(body)
  return [
    ...(videoUrl === null ? [] : [`Film: ${videoUrl}`]),
    ...(text === '' ? [] : text.split('\n')),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
