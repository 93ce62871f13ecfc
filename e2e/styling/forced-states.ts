import type { Page } from 'playwright'

const states = ['hover', 'focus', 'focus-visible', 'focus-within', 'active']

/** Whatever answers a pointer or a key. */
const lively =
  'a, button, input, select, textarea, label, summary, li, tr, [tabindex], [role=button], [role=option], [role=tab]'

/**
 * Shows what answers pointers and keys as if pointed at, focused and pressed, all of it at once and
 * with no pointer; what is returned lets go of it.
 */
export async function forceStates(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: lively,
  })
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    )
  await force(states)
  return async () => {
    await force([])
    await client.detach()
  }
}
