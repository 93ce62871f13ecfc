import type { Bell } from '@portal/shared/bell'
import { useSession } from '@portal/shared/session'
import { CountBadge, chakra, LiveText, VisuallyHidden } from '@portal/shared/ui'
import { Bell as BellIcon } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { PopupBox, usePopup } from '../popup.tsx'
import { BellPanel } from './bell-panel.tsx'
import { useBell } from './use-bell.ts'

const Trigger = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    bg: 'transparent',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& [data-part=count]': {
      position: 'absolute',
      top: '0',
      insetInlineStart: '5',
      display: 'flex',
    },
  },
})

/** The role's notifications behind a bell with the count of unread ones. */
export default function NotificationBell({ bell: feed }: { bell: Bell }) {
  const bell = useBell(feed)
  const popup = usePopup()
  const [focusOn, setFocusOn] = useState<'first' | 'last'>()
  const isViewing = useSession((session) => session.claims?.isImpersonating ?? false)
  const id = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setFocusOn(event.key === 'ArrowDown' ? 'first' : 'last')
    popup.open()
  }
  return (
    <PopupBox {...popup.box}>
      <Trigger
        ref={popup.trigger}
        type="button"
        aria-expanded={popup.isOpen}
        aria-controls={popup.isOpen ? id : undefined}
        onKeyDown={onKeyDown}
        onClick={() => {
          setFocusOn(undefined)
          popup.toggle()
        }}
      >
        <VisuallyHidden>Notifications</VisuallyHidden>
        <BellIcon size={20} aria-hidden />
        {/* In the button's name too, as `, 3 unread`. */}
        <span data-part="count">
          <CountBadge count={bell.unread} label={`, ${bell.unread} unread`} />
        </span>
      </Trigger>
      {popup.isOpen ? (
        <BellPanel
          key={focusOn ?? 'opened'}
          id={id}
          bell={bell}
          isReadOnly={isViewing}
          focusOn={focusOn}
        />
      ) : null}
      <LiveText>{bell.news}</LiveText>
    </PopupBox>
  )
}
