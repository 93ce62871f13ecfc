import { chakra, Tooltip } from '@portal/shared/ui'
import { ExternalLink, Lock } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { EntryButton, EntryLabel, EntryLink } from './entry-styles.ts'
import type { MenuNode } from './menu.rules.ts'

/** Where the visitor is, as far as an entry is concerned. */
export type Current = 'page' | 'true' | undefined

const Corner = chakra('span', {
  base: { display: 'inline-flex', flexShrink: 0, color: 'fg.onInkMuted' },
  variants: { collapsed: { true: { position: 'absolute', top: '1.5', right: '4' }, false: {} } },
})

/** Icon, words and marks of an entry. */
export function EntryContent({ node, collapsed }: { node: MenuNode; collapsed: boolean }) {
  const Icon = node.icon
  return (
    <>
      <Icon size={collapsed ? 22 : 20} aria-hidden={true} />
      <EntryLabel collapsed={collapsed}>
        {node.label}
        {node.locked ? <chakra.span srOnly> (locked)</chakra.span> : null}
        {node.href === undefined ? null : (
          <chakra.span srOnly> (opens in a new window)</chakra.span>
        )}
      </EntryLabel>
      {node.locked ? (
        <Corner collapsed={collapsed}>
          <Lock size={collapsed ? 12 : 16} aria-hidden={true} />
        </Corner>
      ) : null}
      {node.href !== undefined && !collapsed ? (
        <Corner collapsed={false}>
          <ExternalLink size={16} aria-hidden={true} />
        </Corner>
      ) : null}
    </>
  )
}

/** The words of a collapsed entry, beside it on hover and focus. */
export function WithTooltip({
  label,
  collapsed,
  children,
}: {
  label: ReactNode
  collapsed: boolean
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  if (!collapsed) return children
  return (
    <Tooltip label={label} place="right" sameAsName wide>
      {children}
    </Tooltip>
  )
}

export interface EntryProps {
  node: MenuNode
  collapsed: boolean
  current: Current
}

/** An entry that leads somewhere. */
export function Entry({ node, collapsed, current }: EntryProps) {
  const outside = node.to === undefined
  return (
    <WithTooltip label={node.locked ? `${node.label} (locked)` : node.label} collapsed={collapsed}>
      <EntryLink
        to={node.to ?? node.href ?? '/'}
        target={outside ? '_blank' : undefined}
        collapsed={collapsed}
        aria-current={current}
      >
        <EntryContent node={node} collapsed={collapsed} />
      </EntryLink>
    </WithTooltip>
  )
}

export interface ActionProps {
  label: string
  icon: ReactNode
  collapsed: boolean
  onClick: () => void
}

/** An entry that does something, as `Logout`. */
export function Action({ label, icon, collapsed, onClick }: ActionProps) {
  return (
    <WithTooltip label={label} collapsed={collapsed}>
      <EntryButton type="button" collapsed={collapsed} onClick={onClick}>
        {icon}
        <EntryLabel collapsed={collapsed}>{label}</EntryLabel>
      </EntryButton>
    </WithTooltip>
  )
}
