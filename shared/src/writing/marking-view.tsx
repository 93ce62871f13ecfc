import { takeMedia } from '@portal/shared/files'
import {
  Badge,
  Button,
  DateText,
  Heading,
  type HeadingLevel,
  Row,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Criterion } from './criteria.rules.ts'
import { CriteriaView } from './criteria-view.tsx'
import type { ReadMarking } from './marks.rules.ts'
import { markingTitles, outcomes } from './words.ts'

const under = (level: HeadingLevel): HeadingLevel => (level === 1 ? 2 : level === 2 ? 3 : 4)

export interface MarkingViewProps {
  marking: ReadMarking
  /** Of its version. */
  criteria: readonly Criterion[]
  /** The first marking, where this is a second look or a check. */
  before?: ReadMarking | undefined
  /** What it is called; by its role where nothing is said. */
  title?: string
  /** Level of its heading. */
  level?: HeadingLevel
  /** What was said on the whole. */
  thread?: ReactNode
  /** Its comments, with the text that they are on. */
  children?: ReactNode
}

/** All of one marking: its grade, the level of each criterion, the overall comment, its file, its comments. */
export function MarkingView(props: MarkingViewProps) {
  const { marking, criteria, before, level = 2, thread, children } = props
  const { role, state, markerName, returnedAt, outcome, percent, grades, overall, file } = marking
  const result = outcome === null ? undefined : outcomes[outcome]
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Row gap="3">
          <Heading level={level}>{props.title ?? markingTitles[role]}</Heading>
          {percent === null ? null : (
            <Text as="span" size="lg" weight="semibold" figures>
              {before?.percent === undefined ||
              before.percent === null ||
              before.percent === percent
                ? `${percent}%`
                : `${before.percent}% → ${percent}%`}
            </Text>
          )}
          {result === undefined ? null : <Badge tone={result.tone}>{result.word}</Badge>}
          {state === 'returned' ? null : <Badge tone="warning">Not yet returned</Badge>}
        </Row>
        <Text size="sm" tone="muted">
          {markerName === '' ? 'By somebody who has left' : `By ${markerName}`}
          {returnedAt === null ? null : (
            <>
              {', '}
              <DateText moment={returnedAt} />
            </>
          )}
        </Text>
      </Stack>
      <OverallComment overall={overall} level={under(level)} />
      {thread}
      {file === null ? null : <FileLink file={file} />}
      {criteria.length === 0 ? null : (
        <CriteriaView {...{ criteria, grades }} before={before?.grades} level={under(level)} />
      )}
      {children}
    </Stack>
  )
}

export interface OverallCommentProps {
  overall: string
  level?: HeadingLevel
}

/** What a marker says of the whole; nothing where nothing is said. */
export function OverallComment({ overall, level = 3 }: OverallCommentProps) {
  if (overall === '') return null
  return (
    <Stack gap="1">
      <Heading level={level} size="sm">
        Overall comment
      </Heading>
      <Text whiteSpace="pre-wrap" maxWidth="reading">
        {overall}
      </Text>
    </Stack>
  )
}

/** A file of a version or a marking, to be taken. */
export function FileLink({ file: { name, url } }: { file: NonNullable<ReadMarking['file']> }) {
  const take = async () => {
    if (!(await takeMedia(url))) toast.danger('The file could not be had. Try again.')
  }
  return (
    <Row data-print="hidden">
      <Button size="sm" icon={<FileDown size={16} aria-hidden />} onClick={() => void take()}>
        Download {name}
      </Button>
    </Row>
  )
}
