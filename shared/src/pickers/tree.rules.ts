/** A node of a tree: a topic, with the sub-topics under it. */
export interface TreeNode {
  value: string
  label: string
  children?: readonly TreeNode[]
}

/** The values of the nodes that have none under them. */
export function leavesOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap(({ value, children }) =>
    children === undefined || children.length === 0 ? [value] : leavesOf(children),
  )
}

/** The nodes that must be open so that what is chosen is seen. */
export function openFor(nodes: readonly TreeNode[], chosen: readonly string[]): string[] {
  return nodes.flatMap(({ value, children = [] }) => {
    const inside = openFor(children, chosen)
    const isAbove = inside.length > 0 || children.some((child) => chosen.includes(child.value))
    return isAbove ? [value, ...inside] : []
  })
}
