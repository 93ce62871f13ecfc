import type { CallAnswer } from '@portal/shared/api'
import { SegmentedControl } from '@portal/shared/forms'
import { leavePage, useLocation } from '@portal/shared/router'
import { signOut, useSession } from '@portal/shared/session'
import {
  Avatar,
  Button,
  type ColourMode,
  chakra,
  Divider,
  LinkButton,
  useColourMode,
} from '@portal/shared/ui'
import { LogOut } from 'lucide-react'
import { PopupPanel } from '../popup.tsx'
import { StudentMonth } from './student-month.tsx'
import type { Picture } from './use-picture.ts'

const Who = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    '& > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& strong': { display: 'block', fontWeight: 'semibold' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})

const Actions = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { flex: '1 1 auto' } },
})

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { base: 'stretch', lg: 'flex-end' },
    justifyContent: 'space-between',
    gap: '4',
  },
  variants: { narrow: { true: { flexDirection: 'column', alignItems: 'stretch' } } },
})

const modes: readonly { value: ColourMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

/** Where the popup's buttons lead students (specification 2.7), in order. */
const studentPages = [
  { label: 'Your Calendar', path: '/my-application-&-account' },
  { label: 'Your Account', path: '/my-application-&-account?part=account' },
  { label: 'Your Curriculum', path: '/curriculum' },
]

/** The hash at which the shell shows the account over any page. */
const accountHash = '#my-account'

export interface ProfilePopupProps {
  id: string
  me: CallAnswer<'GET /User/Account/GetMe'> | undefined
  name: string
  picture: Picture
  /** Whether this viewer has a page at a path. */
  hasScreen: (path: string) => boolean
  onClose: () => void
}

/** Who is signed in, their month and their pages, colours, and signing out (specification 2.7). */
export function ProfilePopup({ id, me, name, picture, hasScreen, onClose }: ProfilePopupProps) {
  const ownEmail = useSession((session) => session.email) ?? ''
  const email = me?.email ?? ownEmail
  const role = useSession((session) => session.claims?.role)
  const isViewing = useSession((session) => session.claims?.isImpersonating ?? false)
  const { pathname, search } = useLocation()
  const { choice, setChoice } = useColourMode()
  const isStudent = role === 'Student'
  const pages = isStudent
    ? studentPages.filter(({ path }) => hasScreen(path))
    : [{ label: 'Your account', path: `${pathname}${search}${accountHash}` }]
  return (
    <PopupPanel
      id={id}
      aria-label="Your account"
      aria-busy={me === undefined}
      width={{ base: 'auto', md: '22rem', lg: isStudent ? '44rem' : '22rem' }}
    >
      <Who>
        <Avatar name={name} size="lg" decorative {...picture} />
        <div>
          <strong>{name}</strong>
          {name === email ? null : <small>{email}</small>}
          <small>{role}</small>
        </div>
      </Who>
      {isStudent ? <StudentMonth /> : null}
      {pages.length > 0 ? (
        <Actions aria-label="Your pages">
          {pages.map(({ label, path }) => (
            <LinkButton key={label} to={path} size="sm" onClick={onClose}>
              {label}
            </LinkButton>
          ))}
        </Actions>
      ) : null}
      <Divider />
      <Foot narrow={!isStudent}>
        <SegmentedControl label="Colours" options={modes} value={choice} onValue={setChoice} />
        {/* A view of somebody else's portal is left by its own button, which keeps one's session. */}
        {isViewing ? null : (
          <Button icon={<LogOut size={18} aria-hidden />} onClick={() => leavePage(signOut)}>
            Logout
          </Button>
        )}
      </Foot>
    </PopupPanel>
  )
}
