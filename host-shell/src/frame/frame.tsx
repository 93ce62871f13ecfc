import type { Remote } from '@portal/shared/contract'
import { useMe } from '@portal/shared/query'
import { useLocation } from '@portal/shared/router'
import { useSession, useViewer } from '@portal/shared/session'
import { chakra, TimeZoneProvider, useMedia } from '@portal/shared/ui'
import { ArrowLeft } from 'lucide-react'
import { Fragment, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { AccountOverPage } from '../account/index.tsx'
import { InFrame } from '../errors/index.ts'
import { Piece } from '../routing/piece.tsx'
import { breadcrumbOf } from './breadcrumb.rules.ts'
import { type MenuNode, menuOf } from './menu.rules.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { UnsentQuestion } from './unsent-question/index.ts'

// Wide windows never need it.
const loadNavigation = () => import('./mobile-navigation.tsx')

// Few have an address that takes no mails.
const loadAddressNotice = () => import('./address-notice.tsx')

/** Height of the window below the banner of somebody who looks on. */
const windowHeight = 'calc(100dvh - var(--viewing, 0px))'

const Layout = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', minHeight: windowHeight },
})

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minWidth: '0',
    minHeight: windowHeight,
  },
})

const Main = chakra('main', {
  base: {
    flex: '1',
    minWidth: '0',
    // Room for the bar at the bottom of phones.
    paddingBottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '0' },
    '@media print': { paddingBottom: '0' },
  },
})

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'toast',
    paddingX: '4',
    paddingY: '2.5',
    borderRadius: 'md',
    bg: 'bg.brand',
    color: 'fg.onBrand',
    fontWeight: 'semibold',
    '&:not(:focus)': { srOnly: true },
  },
})

/** The menu while the role's remote cannot be had: what the shell itself can offer. */
const menuWithoutRemote: readonly MenuNode[] = [
  {
    id: 'home',
    label: 'Dashboard',
    icon: ArrowLeft,
    to: '/',
    locked: false,
    startsOpen: false,
    mobile: true,
    children: [],
  },
]

export interface FrameProps {
  /** Null until the role's remote has loaded: the menu is a skeleton then. */
  remote: Remote | null
  /** The remote could not be loaded: the frame goes on without its menu. */
  failed?: boolean
  children: ReactNode
}

/** What stands around every screen: sidebar, top bar, navigation on phones, content area. */
export function Frame({ remote, failed = false, children }: FrameProps) {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const me = useMe().data
  const person = useSession((session) => session.claims?.userId)
  const hasSidebar = useMedia('(min-width: 768px)', true)
  const main = useRef<HTMLElement>(null)
  // Not before it is known whether there is a page for it.
  const accountIsOver = remote === null ? failed : remote.profile === undefined

  const menu = useMemo(() => {
    if (failed) return menuWithoutRemote
    const [school] = me?.schools ?? []
    return remote && viewer ? menuOf(remote, { ...viewer, schoolName: school?.name }) : null
  }, [remote, viewer, me, failed])
  const crumbs = useMemo(
    () => viewer && (remote || failed) && breadcrumbOf(pathname, remote, viewer),
    [pathname, remote, viewer, failed],
  )

  return (
    <TimeZoneProvider zone={me?.timeZone}>
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </SkipLink>
      <Layout>
        {hasSidebar ? <Sidebar menu={menu} school={me?.schools[0]} /> : null}
        <Column>
          <TopBar
            crumbs={crumbs}
            me={me}
            remote={remote}
            viewer={viewer}
            accountIsOver={accountIsOver}
            showMark={!hasSidebar}
          />
          <Main id="main" ref={main} tabIndex={-1}>
            <InFrame value={true}>
              {me?.mailsComeBack ? (
                <Suspense fallback={null}>
                  <Piece where="the note on mails" load={loadAddressNotice} props={me} />
                </Suspense>
              ) : null}
              {/* Another person, as after signing in from another tab, starts with fresh screens. */}
              <Fragment key={person}>{children}</Fragment>
            </InFrame>
          </Main>
        </Column>
      </Layout>
      {hasSidebar ? null : (
        <Suspense fallback={null}>
          <Piece where="the navigation" load={loadNavigation} props={{ menu }} />
        </Suspense>
      )}
      {accountIsOver ? <AccountOverPage /> : null}
      <UnsentQuestion />
    </TimeZoneProvider>
  )
}
