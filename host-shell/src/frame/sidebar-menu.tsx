import { useLocation } from '@portal/shared/router'
import { chakra } from '@portal/shared/ui'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { EntryButton, EntryList } from './entry-styles.ts'
import { currentEntry, type MenuNode, sectionOf } from './menu.rules.ts'
import { type Current, Entry, EntryContent, WithTooltip } from './menu-entry.tsx'

const Chevron = chakra('span', {
  base: {
    display: 'inline-flex',
    transition: 'transform 160ms ease-out',
    '&[data-open]': { transform: 'rotate(180deg)' },
  },
})

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '9',
    minHeight: '9',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg.onInkMuted',
    cursor: 'pointer',
    _hover: { bg: 'bg.inkHover', color: 'fg.onInk' },
    '&:focus-visible': { outlineColor: 'brand.300', outlineOffset: '-2px' },
  },
  variants: { collapsed: { true: { width: '100%', minHeight: '6' }, false: {} } },
})

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1' },
  variants: {
    collapsed: { true: { flexDirection: 'column', alignItems: 'stretch', gap: '0' }, false: {} },
  },
})

const Children = chakra(EntryList, {
  base: { marginTop: '1', borderColor: 'border.onInk' },
  variants: {
    collapsed: {
      true: { paddingY: '1', borderYWidth: '1px' },
      false: { marginLeft: '5', paddingLeft: '2', borderLeftWidth: '1px' },
    },
  },
})

/** The entries of the menu; sections open one at a time, and the one with the current page opens. */
export function SidebarMenu({
  menu,
  collapsed,
}: {
  menu: readonly MenuNode[]
  collapsed: boolean
}) {
  const { pathname } = useLocation()
  const here = currentEntry(menu, pathname)
  const section = sectionOf(menu, here)
  const [open, setOpen] = useState(section ?? menu.find((node) => node.startsOpen)?.id)
  const [lastSection, setLastSection] = useState(section)
  if (section !== lastSection) {
    setLastSection(section)
    if (section !== undefined) setOpen(section)
  }
  const currentOf = (node: MenuNode): Current => {
    if (node.id !== here) return undefined
    return node.to?.toLowerCase() === pathname.replace(/(.)\/+$/, '$1').toLowerCase()
      ? 'page'
      : 'true'
  }
  return (
    <EntryList>
      {menu.map((node) =>
        node.children.length === 0 ? (
          <li key={node.id}>
            <Entry node={node} collapsed={collapsed} current={currentOf(node)} />
          </li>
        ) : (
          <Section
            key={node.id}
            node={node}
            collapsed={collapsed}
            isOpen={open === node.id}
            onToggle={() => setOpen(open === node.id ? undefined : node.id)}
            currentOf={currentOf}
          />
        ),
      )}
    </EntryList>
  )
}

interface SectionProps {
  node: MenuNode
  collapsed: boolean
  isOpen: boolean
  onToggle: () => void
  currentOf: (node: MenuNode) => Current
}

function Section({ node, collapsed, isOpen, onToggle, currentOf }: SectionProps) {
  const id = useId()
  const chevron = (
    <Chevron data-open={isOpen ? '' : undefined}>
      <ChevronDown size={16} aria-hidden={true} />
    </Chevron>
  )
  const expansion = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined }
  return (
    <li>
      <Head collapsed={collapsed}>
        {node.to === undefined ? (
          <WithTooltip label={node.label} collapsed={collapsed}>
            <EntryButton type="button" collapsed={collapsed} onClick={onToggle} {...expansion}>
              <EntryContent node={node} collapsed={collapsed} />
              {chevron}
            </EntryButton>
          </WithTooltip>
        ) : (
          <>
            <Entry node={node} collapsed={collapsed} current={currentOf(node)} />
            <Toggle
              type="button"
              collapsed={collapsed}
              aria-label={`Pages of ${node.label}`}
              onClick={onToggle}
              {...expansion}
            >
              {chevron}
            </Toggle>
          </>
        )}
      </Head>
      {isOpen ? (
        <Children id={id} collapsed={collapsed}>
          {node.children.map((child) => (
            <li key={child.id}>
              <Entry node={child} collapsed={collapsed} current={currentOf(child)} />
            </li>
          ))}
        </Children>
      ) : null}
    </li>
  )
}
