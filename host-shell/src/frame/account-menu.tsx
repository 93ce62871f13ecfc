import type { CallAnswer } from '@portal/shared/api'
import type { Remote, Viewer } from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'
import { Avatar, chakra, Spinner, VisuallyHidden } from '@portal/shared/ui'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { findScreen } from '../routing/screen-state.ts'
import { screensFor } from './menu.rules.ts'
import { PopupBox, PopupPanel, usePopup } from './popup.tsx'
import type { ProfilePopupProps } from './profile-popup/profile-popup.tsx'
import { usePicture } from './profile-popup/use-picture.ts'

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

type Popup = ComponentType<ProfilePopupProps>

const load = () =>
  import(/* webpackChunkName: "profile-popup" */ './profile-popup/profile-popup.tsx')

/** Fetches the popup's code ahead; what fails is fetched again when the popup opens. */
const fetchAhead = () => {
  load().catch(() => undefined)
}

/** The popup's code once it has been asked for; a failure is logged and `onFailed` called. */
function usePopupCode(isWanted: boolean, onFailed: () => void): Popup | null {
  const [popup, setPopup] = useState<{ code: Popup }>()
  useEffect(() => {
    if (!isWanted || popup) return
    let isStopped = false
    // Asked for twice: a fetch ahead that failed is answered from memory the first time.
    load()
      .catch(load)
      .then(
        ({ ProfilePopup }) => {
          if (!isStopped) setPopup({ code: ProfilePopup })
        },
        (error: unknown) => {
          console.error('The profile popup could not be loaded', error)
          if (!isStopped) onFailed()
        },
      )
    return () => {
      isStopped = true
    }
  }, [isWanted, popup, onFailed])
  return popup?.code ?? null
}

interface AccountMenuProps {
  me: CallAnswer<'GET /User/Account/GetMe'> | undefined
  remote: Remote | null
  viewer: Viewer | null
  /** The account opens over any page. */
  isOverPage: boolean
}

/** The button at the top bar's end, which opens the profile popup. */
export function AccountMenu({ me, remote, viewer, isOverPage }: AccountMenuProps) {
  const email = useSession((session) => session.email) ?? ''
  const { isOpen, trigger, toggle, close, box } = usePopup()
  const picture = usePicture(me)
  const Popup = usePopupCode(isOpen, close)
  const id = useId()
  const name = me === undefined ? email : `${me.firstName} ${me.lastName}`
  const hasScreen = (path: string) =>
    remote !== null && viewer !== null && findScreen(screensFor(remote, viewer), path) !== null

  return (
    <PopupBox {...box}>
      <Trigger
        ref={trigger}
        type="button"
        data-account-button=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={toggle}
      >
        <VisuallyHidden>Your account: {name}</VisuallyHidden>
        <Avatar name={name} size="md" decorative {...picture} />
        <span data-part="name" aria-hidden="true">
          {name}
        </span>
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      {isOpen && Popup !== null ? (
        <Popup
          id={id}
          me={me}
          name={name}
          picture={picture}
          content={remote?.profile}
          isOverPage={isOverPage}
          hasScreen={hasScreen}
          onClose={close}
        />
      ) : null}
      {isOpen && Popup === null ? (
        <PopupPanel id={id} aria-label="Your account" alignItems="center">
          <Spinner label="Loading" />
        </PopupPanel>
      ) : null}
    </PopupBox>
  )
}
