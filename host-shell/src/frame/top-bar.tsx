import type { CallAnswer } from '@portal/shared/api'
import type { Remote, Viewer } from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'
import { Breadcrumb, type Crumb, chakra, Skeleton, SmartLink } from '@portal/shared/ui'
import { usePortalName } from '../routing/portal-name.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandMark } from './brand-mark.tsx'
import { BellSlot, TopBarPieces } from './slots.tsx'

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 'var(--viewing, 0px)',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '4' },
    flexShrink: 0,
    height: { base: 'topBarPhone', md: 'topBar' },
    paddingX: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '@media print': { display: 'none' },
  },
})

const Where = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    '& ol': { flexWrap: { base: 'nowrap', lg: 'wrap' } },
    // Phones have room for the page's own name alone.
    '& li:not(:last-child)': { display: { base: 'none', md: 'flex' }, flexShrink: '1' },
    '& li:last-child': { fontWeight: 'semibold' },
    '& li:only-child': { fontSize: { base: 'md', md: 'lg' } },
  },
})

const Tools = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '1', md: '3' }, flexShrink: 0 },
})

const HomeMark = chakra(SmartLink, {
  base: { display: 'inline-flex', borderRadius: 'md', '& > svg': { width: '8', height: '8' } },
})

export interface TopBarProps {
  /** Null while it is not known who is here. */
  crumbs: readonly Crumb[] | null | false
  me: CallAnswer<'GET /User/Account/GetMe'> | undefined
  remote: Remote | null
  viewer: Viewer | null
  /** The account opens over any page, as the remote has none for it. */
  accountIsOver: boolean
  /** Shows the portal's sign, for windows without the sidebar. */
  showMark: boolean
}

/** The bar across the top: where one is, what the role's remote adds, who one is. */
export function TopBar({ crumbs, me, remote, viewer, accountIsOver, showMark }: TopBarProps) {
  const portalName = usePortalName()
  const role = useSession((session) => session.claims?.role)
  return (
    <Bar>
      {showMark ? (
        <HomeMark to="/" aria-label={`${portalName}, home`}>
          <BrandMark />
        </HomeMark>
      ) : null}
      <Where>
        {crumbs ? <Breadcrumb items={crumbs} /> : <Skeleton width="12rem" height="6" />}
      </Where>
      <Tools>
        {remote && viewer ? <TopBarPieces remote={remote} viewer={viewer} /> : null}
        {role ? <BellSlot role={role} /> : null}
        <AccountMenu me={me} remote={remote} viewer={viewer} isOverPage={accountIsOver} />
      </Tools>
    </Bar>
  )
}
