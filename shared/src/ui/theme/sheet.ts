import type { StyleObject } from './evaluate.ts'
import { rulesOf } from './evaluate.ts'
import { staticCss } from './static.generated.ts'

/** Styles in the order in which they win; more than one where one component hands on to another. */
export type Styles = readonly StyleObject[]

type Add = (rules: readonly string[]) => void

/** What a class stands for, so that a component that is handed one can put it after its own. */
interface Made {
  layer: 'recipes' | null
  styles: Styles
}

const made = new Map<string, Made>()
let add: Add | undefined
let waiting: string[] = []

/** A class with these styles; its rules wait for `flushRules`. `''` where there is nothing to say. */
export function classFor(styles: Styles, layer: Made['layer']): string {
  const name = `${layer === null ? 'p' : 'r'}-${made.size.toString(36)}`
  const rules = styles.flatMap((one) => rulesOf(one, name, layer))
  if (rules.length === 0) return ''
  made.set(name, { layer, styles })
  // What holds always stands before what holds at times, of all that were handed on together.
  const holdsAlways = (rule: string) => rule.startsWith(`.${name}{`)
  waiting.push(...rules.filter(holdsAlways), ...rules.filter((rule) => !holdsAlways(rule)))
  return name
}

/** What one of our classes stands for; nothing for any other class. */
export function madeOf(className: string): Made | undefined {
  return made.get(className)
}

/** Puts all new rules into the page. */
export function flushRules(): void {
  if (waiting.length === 0) return
  const rules = waiting
  waiting = []
  add ??= openSheets()
  add(rules)
}

/**
 * The static sheet and an empty one after it, behind all other sheets of the page. Both are set by
 * script, as scripts are cached and the page is not.
 */
function openSheets(): Add {
  if (!('adoptedStyleSheets' in document)) {
    addElement(staticCss)
    return (rules) => addElement(rules.join(''))
  }
  const fixed = new CSSStyleSheet()
  fixed.replaceSync(staticCss)
  const growing = new CSSStyleSheet()
  document.adoptedStyleSheets.push(fixed, growing)
  return (rules) => {
    for (const rule of rules) {
      try {
        growing.insertRule(rule, growing.cssRules.length)
      } catch {
        // A rule that this browser does not know is left out, as it would be in a file.
      }
    }
  }
}

/** For a page that cannot adopt sheets. */
function addElement(css: string): void {
  const element = document.createElement('style')
  element.append(css)
  document.head.append(element)
}
