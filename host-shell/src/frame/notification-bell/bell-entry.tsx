import type { BellItem } from '@portal/shared/bell'
import {
  Box,
  Button,
  chakra,
  RelativeTime,
  SmartLink,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { Check, ExternalLink } from 'lucide-react'
import { type FocusEvent, useId, useRef, useState } from 'react'
import { linkCharacters, truncate } from './bell.rules.ts'

const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    paddingX: '2',
    paddingY: '2.5',
    borderRadius: 'md',
    _hover: { bg: 'bg.hover' },
    _focusWithin: { bg: 'bg.hover' },
    '& + &': { marginTop: '1' },
  },
})

const main = {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    width: '100%',
    padding: '0',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&[href]:hover strong': { textDecoration: 'underline' },
    '& strong': { fontWeight: 'normal' },
    '&[data-unread] strong': { fontWeight: 'semibold' },
  },
} as const

const MainLink = chakra(SmartLink, main)
const MainButton = chakra('button', main)

/** What hovering, focus or touch shows; beside the time, where an unread entry keeps room for it. */
const Menu = chakra('div', {
  base: {
    padding: '1',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'float',
  },
  variants: {
    place: {
      over: { position: 'absolute', bottom: '1', right: '1', padding: '0' },
      below: { alignSelf: 'flex-start', marginTop: '1', boxShadow: 'none' },
    },
  },
})

interface BellEntryProps {
  item: BellItem
  /** There is no mouse to hover with: what hovering would show is always there. */
  isTouch: boolean
  /** Left out where nothing may be changed, as in a view of somebody else's portal. */
  onRead: ((id: string) => void) | undefined
}

/**
 * One notification. Its description is cut until it has been hovered or focused; from then on it
 * stays whole, so that entries do not jump under the pointer.
 */
export function BellEntry({ item, isTouch, onRead }: BellEntryProps) {
  const [isNear, setIsNear] = useState(false)
  const [isSeen, setIsSeen] = useState(false)
  const title = useId()
  const entry = useRef<HTMLLIElement>(null)
  const enter = () => {
    setIsNear(true)
    setIsSeen(true)
  }
  const leave = () => setIsNear(false)
  const content = (
    <>
      <strong id={title}>
        {item.isRead ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
        {item.title}
      </strong>
      <Text as="span" size="sm" tone="muted">
        {isSeen ? item.description : truncate(item.description, item.shownCharacters)}
      </Text>
      <Text
        as="span"
        size="xs"
        tone="subtle"
        display="flex"
        alignItems="flex-end"
        minHeight={isSeen && !item.isRead && !isTouch ? '8' : undefined}
      >
        <RelativeTime moment={item.createdAt} />
      </Text>
    </>
  )
  const props = { 'data-bell-item': '', 'data-unread': item.isRead ? undefined : '' }
  const read = onRead
  return (
    <Entry
      ref={entry}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={(event: FocusEvent) => {
        const next = event.relatedTarget
        if (!(next instanceof Node && event.currentTarget.contains(next))) leave()
      }}
    >
      <Box
        aria-hidden="true"
        width="1"
        flexShrink="0"
        borderRadius="full"
        bg={item.colour ?? (item.isRead ? 'border' : 'bg.brand')}
      />
      <Box display="flex" flexDirection="column" gap="1" flex="1" minWidth="0">
        {item.to === undefined ? (
          <MainButton type="button" {...props}>
            {content}
          </MainButton>
        ) : (
          <MainLink to={item.to} {...props}>
            {content}
          </MainLink>
        )}
        {item.link ? <OutsideLink {...item.link} /> : null}
        {!item.isRead && read && (isNear || isTouch) ? (
          <Menu place={isTouch ? 'below' : 'over'}>
            <Button
              size="sm"
              variant="ghost"
              icon={<Check size={16} aria-hidden />}
              aria-describedby={title}
              onClick={() => {
                // The button goes, so focus stays with the entry.
                entry.current?.querySelector<HTMLElement>('[data-bell-item]')?.focus()
                read(item.id)
              }}
            >
              Mark as read
            </Button>
          </Menu>
        ) : null}
      </Box>
      {item.isRead ? null : (
        <Box
          aria-hidden="true"
          width="2"
          height="2"
          marginTop="1.5"
          flexShrink="0"
          borderRadius="full"
          bg="bg.brand"
        />
      )}
    </Entry>
  )
}

/** A link out of the portal; what it is called in full is its description. */
function OutsideLink({ text, href }: { text: string; href: string }) {
  return (
    <chakra.a
      href={href}
      target="_blank"
      rel="noreferrer"
      title={text}
      display="inline-flex"
      alignItems="center"
      alignSelf="flex-start"
      gap="1"
      minHeight="6"
      color="fg.link"
      fontSize="sm"
      textDecoration="underline"
    >
      {truncate(text, linkCharacters)}
      <VisuallyHidden>, opens a new window</VisuallyHidden>
      <ExternalLink size={14} aria-hidden />
    </chakra.a>
  )
}
