import {
  Heading,
  LinkButton,
  Menu,
  type MenuItem,
  RelativeTime,
  Row,
  Stack,
  Surface,
  Text,
  TextLink,
  toast,
  useFocusAfter,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { ItemStateTag } from '@portal/shared/writing'
import { Ellipsis } from 'lucide-react'
import { piecePath } from '../address.rules.ts'
import { daysOf, isMarked, type ListedPiece } from '../pieces.rules.ts'
import { useRemovePiece } from '../submissions.queries.ts'

export interface PieceCardProps {
  piece: ListedPiece
  /** Whether it may be written on. */
  may: boolean
  onRename: (piece: ListedPiece) => void
}

/** A piece: what it is, how it stands, and the way to it. */
export function PieceCard({ piece, may, onRename }: PieceCardProps) {
  const { id, kind, title, facts, last, savedAt } = piece
  const days = daysOf(piece)
  const frame = useFocusAfter()
  const readOnly = useReadOnly()
  const writes = may && readOnly === null
  return (
    <Surface as="li" ref={frame} padding={{ base: '4', md: '5' }}>
      <Stack gap="3" height="100%">
        <Row gap="2" justifyContent="space-between" alignItems="flex-start" flexWrap="nowrap">
          <Heading level={3} size="sm">
            <TextLink quiet fontWeight="semibold" to={piecePath(kind, id)}>
              {title}
            </TextLink>
          </Heading>
          <PieceMenu piece={piece} onRename={onRename} />
        </Row>
        <Row gap="2">
          <ItemStateTag state={last?.state ?? 'draft'} />
          {days === undefined ? null : (
            <Text as="span" size="sm">
              {days}
            </Text>
          )}
        </Row>
        <Text size="sm" tone="muted" flexGrow="1">
          {facts}
          {savedAt === null ? null : (
            <>
              {' · saved '}
              <RelativeTime moment={savedAt} />
            </>
          )}
        </Text>
        <Row gap="2" data-print="hidden">
          <LinkButton size="sm" to={piecePath(kind, id)}>
            {writes ? 'Continue writing' : 'Read'}
            <VisuallyHidden> {title}</VisuallyHidden>
          </LinkButton>
          {last !== null && isMarked(last) ? (
            <LinkButton
              size="sm"
              to={piecePath(kind, id, { view: 'marking', version: last.number })}
            >
              See marking
              <VisuallyHidden> {title}</VisuallyHidden>
            </LinkButton>
          ) : null}
        </Row>
      </Stack>
    </Surface>
  )
}

function PieceMenu({ piece, onRename }: Pick<PieceCardProps, 'piece' | 'onRename'>) {
  const { id, kind, title, last } = piece
  const readOnly = useReadOnly()
  const { write } = useRemovePiece()
  const setRemoved = (isRemoved: boolean) => write({ body: { pieceId: id, isRemoved } })
  const refused = (error: unknown) =>
    toast.danger(error instanceof Error ? error.message : 'This could not be done.')
  const takeBack = () => setRemoved(false).then(() => toast.success(`“${title}” is back.`), refused)
  const remove = () =>
    setRemoved(true).then(
      () =>
        toast.success(`“${title}” is deleted. It can be taken back for 30 days.`, {
          action: { label: 'Undo', onPress: takeBack },
          duration: 12_000,
        }),
      refused,
    )
  const isLocked = readOnly !== null
  const items: MenuItem[] = [
    { id: 'rename', label: 'Rename', disabled: isLocked, onChoose: () => onRename(piece) },
    { id: 'history', label: 'History', to: piecePath(kind, id, { history: true }) },
  ]
  // What was handed in stays.
  if (last === null) {
    items.push({
      ...{ id: 'delete', label: 'Delete', danger: true, disabled: isLocked },
      onChoose: () => void remove(),
    })
  }
  return (
    <Menu
      iconOnly
      align="end"
      size="sm"
      label={`What to do with ${title}`}
      icon={<Ellipsis size={18} aria-hidden />}
      items={items}
    />
  )
}
