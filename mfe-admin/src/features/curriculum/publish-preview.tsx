import {
  Alert,
  Badge,
  Button,
  chakra,
  Disclosure,
  formatNumber,
  Heading,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type Mode, type Preview, previewSize, usePreview } from './curriculum.queries.ts'
import { changeWords } from './publish.words.ts'

export interface PublishPreviewProps {
  templateId: string
  /** Null for all of the template. */
  studentIds: string[] | null
  mode: Mode
}

/** What a publication would change: in all, and for each student with the words before and after. */
export function PublishPreview(props: PublishPreviewProps) {
  const [pageNo, setPage] = useState(1)
  const preview = usePreview({ ...props, pageNo })
  return (
    <Stack gap="4" role="region" aria-label="What changes">
      <Heading level={3} size="sm">
        What changes
      </Heading>
      <QueryRegion
        query={preview}
        compact
        failed="What changes could not be worked out"
        skeleton={<SkeletonList rows={4} />}
      >
        {(data) => (
          <Stack gap="4">
            <Counts counts={data} mode={props.mode} />
            {data.totalCount === 0 ? (
              <Text tone="muted">Nothing changes for these students.</Text>
            ) : (
              <Stack gap="2">
                {data.students.map((student) => (
                  <StudentChanges key={student.studentId} student={student} />
                ))}
              </Stack>
            )}
            {data.totalCount > previewSize ? (
              <Pages total={data.totalCount} pageNo={pageNo} onPage={setPage} />
            ) : null}
          </Stack>
        )}
      </QueryRegion>
    </Stack>
  )
}

/** What is counted of a publication that takes changes in. */
const kinds = ['new', 'changed', 'moved', 'removed', 'kept'] as const

function Counts({ counts, mode }: { counts: Preview; mode: Mode }) {
  if (mode === 'new-year') {
    return (
      <Alert kind="warning" title={plural(counts.ticks, 'tick goes', 'ticks go')}>
        {plural(counts.archived, 'item')} of {plural(counts.totalCount, 'student')} put away, and{' '}
        {formatNumber(counts.new)} issued afresh.
      </Alert>
    )
  }
  return (
    <Row as="ul" gap="2" listStyleType="none">
      {kinds.map((kind) => (
        <li key={kind}>
          <Badge tone={counts[kind] === 0 ? 'neutral' : changeWords[kind].tone}>
            {formatNumber(counts[kind])} {changeWords[kind].word.toLowerCase()}
          </Badge>
        </li>
      ))}
    </Row>
  )
}

const Changes = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start', minWidth: '0' },
  },
})

function StudentChanges({ student }: { student: Preview['students'][number] }) {
  return (
    <Disclosure
      summary={student.name}
      meta={
        <Text as="span" size="sm" tone="muted">
          {plural(student.changes.length, 'change')}
        </Text>
      }
    >
      <Changes>
        {student.changes.map(({ kind, before, after }, at) => (
          // Two items may have the same words, and their order is that of the answer.
          <li key={at}>
            <Badge tone={changeWords[kind].tone}>{changeWords[kind].word}</Badge>
            <Stack gap="0.5" flex="1">
              {before === null ? null : (
                <Text size="sm" tone={after === null ? 'default' : 'muted'}>
                  {after === null ? before : `Before: ${before}`}
                </Text>
              )}
              {after === null ? null : (
                <Text size="sm">{before === null ? after : `After: ${after}`}</Text>
              )}
            </Stack>
          </li>
        ))}
      </Changes>
    </Disclosure>
  )
}

interface PagesProps {
  total: number
  pageNo: number
  onPage: (page: number) => void
}

function Pages({ total, pageNo, onPage }: PagesProps) {
  const last = Math.ceil(total / previewSize)
  return (
    <Row justifyContent="space-between">
      <Button size="sm" disabled={pageNo === 1} onClick={() => onPage(pageNo - 1)}>
        Previous students
      </Button>
      <Text as="span" size="sm" tone="muted">
        Page {pageNo} of {last}
      </Text>
      <Button size="sm" disabled={pageNo === last} onClick={() => onPage(pageNo + 1)}>
        Next students
      </Button>
    </Row>
  )
}
