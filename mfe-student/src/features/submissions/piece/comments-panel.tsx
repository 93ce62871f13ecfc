import { Checkbox } from '@portal/shared/forms'
import { Badge, chakra, Heading, ProgressBar, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import { commentSorts } from '@portal/shared/writing'
import type { ReactNode } from 'react'
import { piecePath } from '../address.rules.ts'
import { type PieceRead, useTick } from '../submissions.queries.ts'
import { newestMarking } from './marking.rules.ts'
import type { Note } from './notes.rules.ts'
import { SideCard } from './side-card.tsx'

export interface CommentsPanelProps {
  read: PieceRead
  notes: readonly Note[]
  /** Id of the comment whose words are looked at. */
  active: string | null
  isReadOnly: boolean
  isSheet: boolean
  /** Goes to the words of a comment; null where there is no editor. */
  onJump: ((note: Note) => void) | null
}

/** The comments of the last marking, each at its place in today’s text, to be dealt with one by one. */
export default function CommentsPanel(props: CommentsPanelProps) {
  const { read, notes, active, isReadOnly, isSheet, onJump } = props
  const { lastMarking, piece } = read
  const tick = useTick(piece.pieceId)
  const marking = lastMarking === null ? undefined : newestMarking(lastMarking)
  if (lastMarking === null || marking === undefined) return null
  const { number } = lastMarking
  const done = notes.filter(({ isDone }) => isDone).length
  const present = notes.filter(({ place }) => 'part' in place)
  const onPages = notes.filter(({ place }) => place.state === 'page')
  const lost = notes.filter(({ place }) => place.state === 'lost')
  const draw = (note: Note) => (
    <NoteRow
      key={note.comment.id}
      note={note}
      isActive={note.comment.id === active}
      onJump={onJump === null || !('part' in note.place) ? null : () => onJump(note)}
      onTick={
        isReadOnly
          ? null
          : (isDone) =>
              void tick.write({
                body: { markingId: marking.markingId, commentId: note.comment.id, isDone },
              })
      }
      seen={
        'part' in note.place
          ? null
          : {
              to: piecePath(piece.kind, piece.pieceId, { view: 'marking', version: number }),
              label: `Show in version ${number}`,
            }
      }
    />
  )
  return (
    <SideCard title={`Comments on version ${number}`} isSheet={isSheet}>
      <Stack gap="4">
        <ProgressBar
          label="Dealt with"
          value={done / notes.length}
          text={`${done} of ${notes.length}`}
          tone="success"
        />
        <Notes notes={present} draw={draw} />
        <Notes title="On the pages of your file" notes={onPages} draw={draw} />
        <Notes title="No longer in the text" notes={lost} draw={draw} />
      </Stack>
    </SideCard>
  )
}

interface NotesProps {
  title?: string
  notes: readonly Note[]
  draw: (note: Note) => ReactNode
}

function Notes({ title, notes, draw }: NotesProps) {
  if (notes.length === 0) return null
  return (
    <Stack gap="2">
      {title === undefined ? null : (
        <Heading level={3} size="sm">
          {title}
        </Heading>
      )}
      <Stack as="ul" gap="3" listStyleType="none" aria-label={title ?? 'Comments in the text'}>
        {notes.map(draw)}
      </Stack>
    </Stack>
  )
}

const Frame = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingLeft: '3',
    borderLeftWidth: '3px',
    borderColor: 'border.strong',
    '&[data-active]': { borderColor: 'border.brand' },
  },
})

/** The words that a comment is about, as a way to them. */
const Quote = chakra('button', {
  base: {
    color: 'fg.link',
    fontSize: 'sm',
    fontStyle: 'italic',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    lineClamp: 3,
    _hover: { textDecoration: 'underline' },
  },
})

interface NoteRowProps {
  note: Note
  isActive: boolean
  onJump: (() => void) | null
  onTick: ((isDone: boolean) => void) | null
  /** Where it can be seen in its own version. */
  seen: { to: string; label: string } | null
}

function NoteRow({ note, isActive, onJump, onTick, seen }: NoteRowProps) {
  const { comment, number, place, isDone } = note
  const { word, tone } = commentSorts[comment.sort]
  const quote = 'quote' in comment ? `“${comment.quote}”` : undefined
  return (
    <Frame data-active={isActive ? '' : undefined}>
      <Row gap="2">
        <Text as="span" size="sm" weight="semibold" figures>
          {number}
        </Text>
        <Badge tone={tone}>{word}</Badge>
        {place.state === 'changed' ? <Badge>Words changed</Badge> : null}
        {place.state === 'page' ? <Badge>Page {place.page}</Badge> : null}
      </Row>
      {quote === undefined ? null : onJump === null ? (
        <Text size="sm" tone="muted" fontStyle="italic">
          {quote}
        </Text>
      ) : (
        <Quote type="button" aria-current={isActive || undefined} onClick={onJump}>
          {quote}
        </Quote>
      )}
      <Text size="sm" whiteSpace="pre-line">
        {comment.text}
      </Text>
      {seen === null ? null : (
        <TextLink to={seen.to} fontSize="sm">
          {seen.label}
        </TextLink>
      )}
      {onTick === null ? (
        isDone ? (
          <Text size="sm" tone="success">
            Dealt with
          </Text>
        ) : null
      ) : (
        <Checkbox label={`Dealt with comment ${number}`} checked={isDone} onValue={onTick} />
      )}
    </Frame>
  )
}
