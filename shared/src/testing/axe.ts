import axe from 'axe-core'

/**
 * Fails, naming each finding, when axe finds anything in the element (the whole page by default).
 * Two rules are left to the browser tests: colour contrast, because jsdom paints nothing, and
 * landmarks, because the frame around a screen holds them.
 */
export async function expectNoAxeViolations(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  if (found.length > 0) throw new Error(`axe found:\n${found.join('\n')}`)
}
