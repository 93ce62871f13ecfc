import {
  Badge,
  Button,
  Heading,
  Row,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Check, ExternalLink, Lock } from 'lucide-react'
import { NotePart } from './note-part.tsx'
import type { ReadingItem } from './reading.queries.ts'
import { factsOf, levelNames } from './reading.rules.ts'

export interface ItemCardProps {
  item: ReadingItem
  onRead: (isRead: boolean) => void
}

/** Something to read: what it is, why, where, whether it is read, and the own note. */
export function ItemCard({ item, onRead }: ItemCardProps) {
  const { authors, why, level, readAt } = item
  return (
    <Stack as="li" gap="2" css={{ breakInside: 'avoid' }}>
      <Row gap="2" justifyContent="space-between" alignItems="flex-start">
        <Heading level={3} size="sm">
          <Title item={item} />
        </Heading>
        <Row gap="2">
          {readAt === null ? null : (
            <Badge tone="success" icon={<Check size={14} aria-hidden />}>
              Read
            </Badge>
          )}
          <Badge tone={level === 'first' ? 'brand' : 'neutral'}>{levelNames[level]}</Badge>
        </Row>
      </Row>
      <Text size="sm" tone="muted">
        {[authors, factsOf(item)].filter((part) => part !== '').join(' · ')}
      </Text>
      {why === '' ? null : <Text overflowWrap="anywhere">{why}</Text>}
      <ReadButton item={item} onRead={onRead} />
      <NotePart item={item} />
    </Stack>
  )
}

/** What it is called: a link where it leads somewhere, with the reason where it leads nowhere any more. */
function Title({ item: { title, to, link } }: { item: ReadingItem }) {
  if (to !== null && link === 'elsewhere') {
    return (
      <TextLink to={to} target="_blank" rel="noopener noreferrer">
        {title} <ExternalLink size={14} aria-hidden style={{ display: 'inline' }} />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </TextLink>
    )
  }
  if (to !== null) return <TextLink to={to}>{title}</TextLink>
  if (link === 'withdrawn') {
    return (
      <>
        {title}{' '}
        <Text as="span" size="sm" tone="muted" weight="normal">
          This book has been withdrawn.
        </Text>
      </>
    )
  }
  return (
    <>
      {title}
      {link === 'locked' ? (
        <Text as="span" size="sm" tone="muted" weight="normal">
          {' '}
          <Lock size={14} aria-hidden style={{ display: 'inline' }} /> In the library, which is not
          part of your programme
        </Text>
      ) : null}
    </>
  )
}

function ReadButton({ item: { title, readAt }, onRead }: ItemCardProps) {
  const readOnly = useReadOnly()
  const isRead = readAt !== null
  return (
    <Row data-print="hidden">
      <Button
        size="sm"
        {...(isRead && { variant: 'ghost' })}
        {...readOnly?.control}
        onClick={() => {
          if (readOnly === null) onRead(!isRead)
        }}
      >
        {isRead ? 'Undo' : 'Mark as read'}
        <VisuallyHidden> {isRead ? `${title} is not read` : title}</VisuallyHidden>
      </Button>
    </Row>
  )
}
