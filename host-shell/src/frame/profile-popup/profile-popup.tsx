import type { CallAnswer } from '@portal/shared/api'
import type { LazyComponent, ProfileProps } from '@portal/shared/contract'
import { SegmentedControl } from '@portal/shared/forms'
import { leavePage, useLocation } from '@portal/shared/router'
import { askToSignOut, useSession } from '@portal/shared/session'
import {
  Avatar,
  Button,
  type ColourMode,
  chakra,
  Divider,
  LinkButton,
  SkeletonText,
  useColourMode,
} from '@portal/shared/ui'
import { LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { ScreenBoundary } from '../../routing/screen-boundary.tsx'
import { lazyComponent } from '../../routing/screen-state.ts'
import { PopupPanel } from '../popup.tsx'
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

/** The hash at which the shell shows the account over any page. */
const accountHash = '#my-account'

export interface ProfilePopupProps extends ProfileProps {
  id: string
  me: CallAnswer<'GET /User/Account/GetMe'> | undefined
  name: string
  picture: Picture
  /** What the remote puts into it. */
  content: LazyComponent<ProfileProps> | undefined
  /** The account opens over any page, and is a button here. */
  isOverPage: boolean
}

/** Who is signed in, what the role has of its own, colours, and signing out. */
export function ProfilePopup(props: ProfilePopupProps) {
  const { id, me, name, picture, content, isOverPage, hasScreen, onClose } = props
  const ownEmail = useSession((session) => session.email) ?? ''
  const email = me?.email ?? ownEmail
  const role = useSession((session) => session.claims?.role)
  const isViewing = useSession((session) => session.claims?.isImpersonating ?? false)
  const { pathname, search } = useLocation()
  const { choice, setChoice } = useColourMode()
  const Content = content && lazyComponent(content)
  return (
    <PopupPanel
      id={id}
      aria-label="Your account"
      aria-busy={me === undefined}
      width={{ base: 'auto', md: '22rem', lg: Content ? '44rem' : '22rem' }}
    >
      <Who>
        <Avatar name={name} size="lg" decorative {...picture} />
        <div>
          <strong>{name}</strong>
          {name === email ? null : <small>{email}</small>}
          <small>{role}</small>
        </div>
      </Who>
      {Content ? (
        <ScreenBoundary where="the profile popup" resetKey="" fallback={() => null}>
          <Suspense fallback={<SkeletonText lines={5} />}>
            <Content hasScreen={hasScreen} onClose={onClose} />
          </Suspense>
        </ScreenBoundary>
      ) : null}
      {isOverPage ? (
        <LinkButton to={`${pathname}${search}${accountHash}`} size="sm" wide onClick={onClose}>
          Your account
        </LinkButton>
      ) : null}
      <Divider />
      <Foot narrow={!Content}>
        <SegmentedControl label="Colours" options={modes} value={choice} onValue={setChoice} />
        {/* A view of somebody else's portal is left by its own button, which keeps one's session. */}
        {isViewing ? null : (
          <Button icon={<LogOut size={18} aria-hidden />} onClick={() => leavePage(askToSignOut)}>
            Logout
          </Button>
        )}
      </Foot>
    </PopupPanel>
  )
}
