import { useLocation } from '@portal/shared/router'
import { chakra, Drawer, SmartLink } from '@portal/shared/ui'
import { Ellipsis, ExternalLink, Lock, LogOut } from 'lucide-react'
import { useState } from 'react'
import { currentEntry, type MenuNode, mobileMenu } from './menu.rules.ts'
import { useLeaving } from './use-leaving.ts'

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'sidebar',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& > ul': { display: 'flex', listStyle: 'none' },
    '& > ul > li': { flex: '1 1 0', minWidth: '0' },
    '@media print': { display: 'none' },
  },
})

const tab = {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    width: '100%',
    minHeight: '16',
    // `Submissions` has just room for itself.
    paddingX: '0',
    bg: 'transparent',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    textDecoration: 'none',
    cursor: 'pointer',
    '& > span': {
      maxWidth: '100%',
      lineClamp: 2,
      lineHeight: 'tight',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current], &[data-here]': { color: 'fg.brand', fontWeight: 'semibold' },
  },
} as const
const TabLink = chakra(SmartLink, tab)
const TabButton = chakra('button', tab)

const row = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minHeight: '12',
    paddingX: '2',
    paddingY: '2',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg',
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& > svg': { flexShrink: 0, color: 'fg.muted' },
    '& > span': { flex: '1', minWidth: '0' },
    '&[aria-current]': { bg: 'bg.brandSoft', color: 'fg.brand', fontWeight: 'semibold' },
  },
} as const
const RowLink = chakra(SmartLink, row)
const RowButton = chakra('button', row)

const Rows = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '0.5' } })

/** The menu on phones: the role's most used entries in a bar, the rest in a drawer behind `More`. */
export default function MobileNavigation({ menu }: { menu: readonly MenuNode[] | null }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { label, leave } = useLeaving()
  const { bar, more } = mobileMenu(menu ?? [])
  const here = currentEntry(menu ?? [], pathname)
  const isInMore = more.some(({ id }) => id === here)
  const close = () => setOpen(false)
  return (
    <>
      <Bar aria-label="Main">
        <ul>
          {bar.map(({ id, label, icon: Icon, to }) => (
            <li key={id}>
              <TabLink to={to ?? '/'} aria-current={id === here ? 'page' : undefined}>
                <Icon size={22} aria-hidden={true} />
                <span>{label}</span>
              </TabLink>
            </li>
          ))}
          <li>
            <TabButton
              type="button"
              aria-haspopup="dialog"
              data-here={isInMore ? '' : undefined}
              onClick={() => setOpen(true)}
            >
              <Ellipsis size={22} aria-hidden />
              <span>More</span>
            </TabButton>
          </li>
        </ul>
      </Bar>
      <Drawer open={isOpen} onClose={close} title="More" side="bottom">
        <Rows>
          {more.map((node) => (
            <li key={node.id}>
              <MoreRow node={node} isCurrent={node.id === here} onChoose={close} />
            </li>
          ))}
          <li>
            <RowButton type="button" onClick={leave}>
              <LogOut size={20} aria-hidden />
              <span>{label}</span>
            </RowButton>
          </li>
        </Rows>
      </Drawer>
    </>
  )
}

interface MoreRowProps {
  node: MenuNode
  isCurrent: boolean
  onChoose: () => void
}

function MoreRow({ node, isCurrent, onChoose }: MoreRowProps) {
  const Icon = node.icon
  const outside = node.to === undefined
  return (
    <RowLink
      to={node.to ?? node.href ?? '/'}
      target={outside ? '_blank' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon size={20} aria-hidden={true} />
      <span>
        {node.label}
        {node.locked ? <chakra.span srOnly> (locked)</chakra.span> : null}
        {outside ? <chakra.span srOnly> (opens in a new window)</chakra.span> : null}
      </span>
      {node.locked ? <Lock size={16} aria-hidden /> : null}
      {outside ? <ExternalLink size={16} aria-hidden /> : null}
    </RowLink>
  )
}
