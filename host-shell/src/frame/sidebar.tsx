import type { CallAnswer } from '@portal/shared/api'
import { chakra } from '@portal/shared/ui'
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense } from 'react'
import { Piece } from '../routing/piece.tsx'
import { usePortalName } from '../routing/portal-name.ts'
import { useSettled } from '../routing/settled.ts'
import { BrandMark } from './brand-mark.tsx'
import { EntryList } from './entry-styles.ts'
import type { MenuNode } from './menu.rules.ts'
import { Action } from './menu-entry.tsx'
import { SidebarMenu } from './sidebar-menu.tsx'
import { useLeaving } from './use-leaving.ts'
import { useSidebar } from './use-sidebar.ts'

const loadLogo = () => import('./school-logo.tsx')

const Frame = chakra('nav', {
  base: {
    position: 'sticky',
    top: 'var(--viewing, 0px)',
    zIndex: 'sidebar',
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    height: 'calc(100dvh - var(--viewing, 0px))',
    bg: 'bg.ink',
    color: 'fg.onInk',
    transition: 'width 160ms ease-out',
    '@media print': { display: 'none' },
  },
  variants: {
    collapsed: { true: { width: 'sidebarCollapsed' }, false: { width: 'sidebar' } },
  },
})

const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: 0,
    minHeight: 'topBar',
    paddingX: '5',
    fontSize: 'lg',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'snug',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere', lineClamp: 2 },
  },
  variants: { collapsed: { true: { justifyContent: 'center', paddingX: '2' }, false: {} } },
})

/** Where a school's logo stands, on a light plate; its initial until it is there. */
const SchoolPlate = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '10',
    height: '10',
    borderRadius: 'lg',
    bg: 'bg.plate',
    color: 'brand.700',
    fontWeight: 'bold',
  },
})

const Scroll = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--p-colors-border-on-ink) transparent',
    paddingX: '4',
    paddingY: '2',
  },
})

const Foot = chakra('div', {
  base: {
    flexShrink: 0,
    paddingX: '4',
    paddingY: '4',
    borderTopWidth: '1px',
    borderColor: 'border.onInk',
  },
})

const SkeletonEntry = chakra('li', {
  base: { height: '3', marginY: '4', marginX: '3', borderRadius: 'full', bg: 'border.onInk' },
})

const skeletonWidths = ['60%', '45%', '70%', '50%', '62%']

export interface SidebarProps {
  /** Null while it is not known yet. */
  menu: readonly MenuNode[] | null
  /** The person's first school, above the menu; the portal's own name where they have none. */
  school: CallAnswer<'GET /User/Account/GetMe'>['schools'][number] | undefined
}

/** The side menu: 260 px, or 110 px with icons alone. */
export function Sidebar({ menu, school }: SidebarProps) {
  const { isCollapsed, toggle } = useSidebar()
  const { label, leave } = useLeaving()
  const iconSize = isCollapsed ? 22 : 20
  return (
    <Frame aria-label="Main" collapsed={isCollapsed}>
      <SidebarTop school={school} collapsed={isCollapsed} />
      <Scroll>
        {menu === null ? (
          <EntryList aria-hidden="true">
            {skeletonWidths.map((width) => (
              <SkeletonEntry key={width} style={{ width: isCollapsed ? undefined : width }} />
            ))}
          </EntryList>
        ) : (
          <SidebarMenu menu={menu} collapsed={isCollapsed} />
        )}
      </Scroll>
      <Foot>
        <EntryList>
          <li>
            <Action
              label={isCollapsed ? 'Expand menu' : 'Collapse menu'}
              icon={
                isCollapsed ? (
                  <PanelLeftOpen size={iconSize} aria-hidden />
                ) : (
                  <PanelLeftClose size={iconSize} aria-hidden />
                )
              }
              collapsed={isCollapsed}
              onClick={toggle}
            />
          </li>
          <li>
            <Action
              label={label}
              icon={<LogOut size={iconSize} aria-hidden />}
              collapsed={isCollapsed}
              onClick={leave}
            />
          </li>
        </EntryList>
      </Foot>
    </Frame>
  )
}

function SidebarTop({ school, collapsed }: Pick<SidebarProps, 'school'> & { collapsed: boolean }) {
  const isSettled = useSettled()
  const portalName = usePortalName()
  const name = school?.name ?? portalName
  const initial = name.charAt(0).toUpperCase()
  return (
    <Top collapsed={collapsed} title={collapsed ? name : undefined}>
      {school ? (
        <SchoolPlate aria-hidden="true">
          {isSettled ? (
            <Suspense fallback={initial}>
              <Piece
                where="the school logo"
                load={loadLogo}
                props={{ children: initial }}
                fallback={initial}
              />
            </Suspense>
          ) : (
            initial
          )}
        </SchoolPlate>
      ) : (
        <BrandMark />
      )}
      {collapsed ? <chakra.span srOnly>{name}</chakra.span> : <span>{name}</span>}
    </Top>
  )
}
