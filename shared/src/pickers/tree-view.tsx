import { createTreeCollection, TreeView as Tree } from '@ark-ui/react/tree-view'
import { Field, type FieldCommon } from '@portal/shared/forms'
import { chakra, plural } from '@portal/shared/ui'
import { Check, ChevronRight } from 'lucide-react'
import { type FocusEvent, useMemo } from 'react'
import { leavesOf, openFor, type TreeNode } from './tree.rules.ts'

const Frame = chakra('div', {
  base: {
    maxHeight: '360px',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'sm',
    '&:has([data-invalid])': { borderColor: 'danger.solid', borderWidth: '2px' },
    '& [data-part=branch-control], & [data-part=item]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      paddingY: '1.5',
      paddingRight: '2.5',
      paddingLeft: 'calc(var(--depth) * 1.25rem - 0.75rem)',
      borderRadius: 'sm',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.hover' },
      '&:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
    '& [data-part=branch-control]': { fontWeight: 'medium' },
    '& [data-part=branch-control] > svg': { flexShrink: 0, color: 'fg.muted' },
    '& [data-part=branch-control][data-state=open] > svg': { transform: 'rotate(90deg)' },
    '& [data-part=branch-control] > small': { marginLeft: 'auto', color: 'fg.muted' },
    '& [data-part=item] > svg': { flexShrink: 0, opacity: 0 },
    '& [data-part=item][aria-selected=true]': {
      bg: 'bg.brandSoft',
      color: 'fg.brand',
      fontWeight: 'medium',
      '& > svg': { opacity: 1 },
    },
  },
})

export interface TreeViewProps extends Omit<FieldCommon, 'label'> {
  label: string
  nodes: readonly TreeNode[]
  /** The chosen leaves. */
  value: readonly string[]
  onValue: (value: string[]) => void
  /** Any number of leaves, where one is chosen otherwise. */
  multiple?: boolean
  name?: string
  readOnly?: true
}

/**
 * Leaves of a tree, as sub-topics under their topics. Arrows go from line to line, open and close;
 * letters go to the line that begins with them; Enter and Space choose.
 */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, value, onValue, multiple = false, name, readOnly, ...field } = props
  const collection = useMemo(() => collectionOf(nodes), [nodes])
  const leaves = useMemo(() => new Set(leavesOf(nodes)), [nodes])
  const choose = ([pressed]: string[]) => {
    if (readOnly || pressed === undefined || !leaves.has(pressed)) return
    const others = value.filter((chosen) => chosen !== pressed)
    if (!multiple) onValue([pressed])
    else onValue(others.length < value.length ? others : [...others, pressed])
  }
  return (
    <Field {...field} label={label}>
      {(aria) => (
        <Frame>
          <Tree.Root
            ids={{ tree: aria.id, label: `${aria.id}-label` }}
            collection={collection}
            defaultFocusedValue={value[0] ?? nodes[0]?.value ?? null}
            defaultExpandedValue={openFor(nodes, value)}
            selectionMode={multiple ? 'multiple' : 'single'}
            // What is chosen is kept here: a press takes one that is chosen off again.
            selectedValue={[]}
            onSelectionChange={({ selectedValue }) => choose(selectedValue)}
          >
            <Tree.Label asChild>
              {/* A tree has no attribute for it. */}
              <span hidden>{readOnly ? `${label}, read only` : label}</span>
            </Tree.Label>
            <Tree.Tree
              {...{ name }}
              tabIndex={-1}
              aria-describedby={aria['aria-describedby']}
              data-invalid={aria['aria-invalid'] && ''}
              onFocus={toFirst}
            >
              {nodes.map((node, at) => (
                <Branch key={node.value} node={node} path={[at]} value={value} />
              ))}
            </Tree.Tree>
          </Tree.Root>
        </Frame>
      )}
    </Field>
  )
}

/** Focus that is given to the tree as a whole, as by a form with a fault in it, goes to a line. */
function toFirst({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return
  const line = '[data-part=branch-control],[data-part=item]'
  const known = currentTarget.querySelector<HTMLElement>(`:is(${line})[tabindex="0"]`)
  const to = known ?? currentTarget.querySelector<HTMLElement>(line)
  to?.focus()
}

const collectionOf = (nodes: readonly TreeNode[]) =>
  createTreeCollection<TreeNode>({
    rootNode: { value: '', label: '', children: nodes },
    nodeToValue: (node) => node.value,
    nodeToString: (node) => node.label,
    nodeToChildren: (node) => [...(node.children ?? [])],
  })

interface BranchProps {
  node: TreeNode
  path: number[]
  value: readonly string[]
}

function Branch({ node, path, value }: BranchProps) {
  const { children = [] } = node
  if (children.length === 0) {
    const isChosen = value.includes(node.value)
    return (
      <Tree.NodeProvider node={node} indexPath={path}>
        <Tree.Item aria-selected={isChosen}>
          <Check size={16} aria-hidden />
          <Tree.ItemText>{node.label}</Tree.ItemText>
        </Tree.Item>
      </Tree.NodeProvider>
    )
  }
  const count = leavesOf(children).filter((leaf) => value.includes(leaf)).length
  return (
    <Tree.NodeProvider node={node} indexPath={path}>
      <Tree.Branch>
        <Tree.BranchControl>
          <ChevronRight size={16} aria-hidden />
          <Tree.BranchText>{node.label}</Tree.BranchText>
          {count > 0 ? <small>{plural(count, 'chosen', 'chosen')}</small> : null}
        </Tree.BranchControl>
        <Tree.BranchContent>
          {children.map((child, at) => (
            <Branch key={child.value} node={child} path={[...path, at]} value={value} />
          ))}
        </Tree.BranchContent>
      </Tree.Branch>
    </Tree.NodeProvider>
  )
}
