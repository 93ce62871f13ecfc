import { colourCss } from '../../src/ui/theme/colour-variables.ts'
import { rulesOfTree, type StyleTree, type Value } from '../../src/ui/theme/rules.ts'
import { system } from '../../src/ui/theme/system.ts'

/** Styles that need no more resolving, as a tree. */
function treeOf(styles: object): StyleTree {
  return new Map(
    Object.entries(styles).map(([name, value]: [string, Value | object]) => [
      name,
      typeof value === 'object' ? treeOf(value) : value,
    ]),
  )
}

/** The rules that are the same for everybody: layers, preflight, keyframes, global rules, tokens. */
export const staticRules: readonly string[] = [
  system.layers.atRule,
  ...[system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()].flatMap((styles) =>
    rulesOfTree(treeOf(styles), ['']),
  ),
  ...colourCss.split(/(?<=\})/),
]

/** The module with the static sheet, a line for each rule. */
export const sheetModule = `// Made by \`npm run theme\` of what Chakra's system says; a test holds that it still does.

/** Layers, preflight, keyframes, global rules and tokens: what does not depend on the page. */
export const staticCss = \`
${staticRules.map(escaped).join('\n')}
\`
`

function escaped(rule: string): string {
  return rule.replace(/[\\`]|\$\{/g, '\\$&')
}
