import type { CallAnswer } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import { queryOf, useQuery } from '@portal/shared/query'
import {
  Badge,
  Button,
  DateText,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { itemStates } from '@portal/shared/writing/rules'
import { useState } from 'react'

const piecesCall = 'GET /Writing/Writing/GetStudentPieces'
type Piece = CallAnswer<typeof piecesCall>['pieces'][number]

const reads = [piecesCall] as const

const kinds = { essay: 'Essay', statement: 'Personal statement' } as const

export interface PiecesOfStudentProps {
  studentId: string
  /** How many at once. */
  pageSize: number
  /** More of them on wish; only the newest when left out. */
  goesOn?: boolean
}

/** What a student has handed in, the newest first, with what came back as far as the reader may know it. */
export function PiecesOfStudent(props: PiecesOfStudentProps) {
  useLiveReads('writing', reads)
  return <Pieces {...props} pageNo={1} />
}

function Pieces({ pageNo, ...props }: PiecesOfStudentProps & { pageNo: number }) {
  const { studentId, pageSize, goesOn = false } = props
  const [isMore, setIsMore] = useState(false)
  const page = useQuery(queryOf(piecesCall, { query: { studentId, pageNo, pageSize } }))
  return (
    <QueryRegion
      query={page}
      compact
      failed="What was handed in could not be loaded"
      skeleton={<SkeletonList rows={3} />}
      empty={{
        when: ({ totalCount }) => totalCount === 0,
        title: 'Nothing has been handed in yet',
        children:
          'Essays and personal statements appear here once they are handed in, with what comes back.',
      }}
    >
      {({ pieces, totalCount }) => {
        const left = totalCount - pageNo * pageSize
        return (
          <Stack gap="5">
            <Stack as="ul" gap="5" listStyleType="none">
              {pieces.map((piece) => (
                <OnePiece key={piece.versionId} piece={piece} />
              ))}
            </Stack>
            {!goesOn || left <= 0 ? null : isMore ? (
              <Pieces {...props} pageNo={pageNo + 1} />
            ) : (
              <Row justifyContent="center">
                <Button onClick={() => setIsMore(true)}>
                  Load more ({plural(left, 'version')} left)
                </Button>
              </Row>
            )}
          </Stack>
        )
      }}
    </QueryRegion>
  )
}

function OnePiece({ piece }: { piece: Piece }) {
  const { kind, title, number, state, handedInAt, markedAt, percent, overall, path } = piece
  const { word, tone } = itemStates[state]
  return (
    <Stack as="li" gap="1">
      <Row gap="2">
        <Text as="span" weight="medium" overflowWrap="anywhere">
          {path ? <TextLink to={path}>{title}</TextLink> : title}
        </Text>
        <Badge tone={tone}>{word}</Badge>
        {percent === null ? null : <Badge tone="brand">{percent}%</Badge>}
      </Row>
      <Text size="sm" tone="muted">
        {kinds[kind]}, version {number}, handed in <DateText moment={handedInAt} />
        {markedAt === null ? null : (
          <>
            , marked <DateText moment={markedAt} />
          </>
        )}
      </Text>
      {overall ? (
        <Text size="sm" overflowWrap="anywhere" whiteSpace="pre-line" maxWidth="reading">
          {overall}
        </Text>
      ) : null}
    </Stack>
  )
}
