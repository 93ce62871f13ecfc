import type { CallAnswer } from '@portal/shared/api'
import { useLocation } from '@portal/shared/router'
import { signOut, useSession } from '@portal/shared/session'
import {
  Avatar,
  Button,
  type ColourMode,
  chakra,
  Divider,
  SegmentedControl,
  useColourMode,
  VisuallyHidden,
} from '@portal/shared/ui'
import { ChevronDown, LogOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: '60',
    minHeight: '11',
    padding: '1',
    borderRadius: 'full',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& > [data-part=name]': {
      display: { base: 'none', xl: 'block' },
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > svg': { display: { base: 'none', md: 'block' }, flexShrink: 0, color: 'fg.muted' },
  },
})

const Panel = chakra('section', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    right: '0',
    zIndex: 'drawer',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    width: 'min(20rem, calc(100vw - 2rem))',
    padding: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
  },
})

const Who = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& strong': { display: 'block', fontWeight: 'semibold' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})

const modes: readonly { value: ColourMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

interface AccountMenuProps {
  me: CallAnswer<'GET /User/Account/GetMe'> | undefined
}

/** The button at the top bar's end, and its panel: who is signed in, colour mode, sign out. */
export function AccountMenu({ me }: AccountMenuProps) {
  const email = useSession((session) => session.email) ?? ''
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // A navigation closes it.
  const isOpen = openAt === pathname
  const name = me === undefined ? email : `${me.firstName} ${me.lastName}`

  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpenAt(undefined)
    trigger.current?.focus()
  }
  return (
    <chakra.div
      ref={box}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) setOpenAt(undefined)
      }}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <VisuallyHidden>Your account: {name}</VisuallyHidden>
        <Avatar name={name} size="md" decorative />
        <span data-part="name" aria-hidden="true">
          {name}
        </span>
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      {isOpen ? <AccountPanel id={id} name={name} email={email} /> : null}
    </chakra.div>
  )
}

function AccountPanel({ id, name, email }: { id: string; name: string; email: string }) {
  const role = useSession((session) => session.claims?.role)
  const { choice, setChoice } = useColourMode()
  return (
    <Panel id={id} aria-label="Your account">
      <Who>
        <Avatar name={name} size="md" decorative />
        <div>
          <strong>{name}</strong>
          {name === email ? null : <small>{email}</small>}
          <small>{role}</small>
        </div>
      </Who>
      <Divider />
      <SegmentedControl label="Colours" options={modes} value={choice} onValue={setChoice} />
      <Divider />
      <Button icon={<LogOut size={18} />} wide onClick={signOut}>
        Sign out
      </Button>
    </Panel>
  )
}
