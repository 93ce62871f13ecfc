import isPropValid from '@emotion/is-prop-valid'
import unitless from '@emotion/unitless'
import { allCssProperties } from '@pandacss/is-valid-prop'
import { colourValues } from '../../src/ui/theme/colour-variables.ts'
import { system } from '../../src/ui/theme/system.ts'
import { htmlNames } from './html-names.ts'
import { asWritten, notOffered, offeredConditions, writtenOut } from './offered.ts'

type Lists = Record<string, string>
type Utility = NonNullable<NonNullable<typeof system._config.utilities>[string]>

const leftOut = new Set<string>([...notOffered, ...writtenOut])
const utilities = Object.entries(system._config.utilities ?? {}).filter(
  (entry): entry is [string, Utility] => entry[1] !== undefined,
)
const offered = utilities.filter(([name]) => !leftOut.has(name))

/** What a property's transform sets for a value that names no token. */
function madeOf(transform: Utility['transform'], value: string | boolean) {
  const token = Object.assign(() => undefined, { raw: () => undefined })
  const utils = { colorMix: () => ({ invalid: true, value: String(value) }) }
  return transform?.(value, { raw: value, token, utils }) ?? {}
}

/** What a property makes of a value: the properties that it sets to just that value. */
function targetsOf(name: string, { transform }: Utility): string[] {
  if (!transform || asWritten.some((one) => one === name)) return [name]
  const probe = 'probe'
  const made = Object.entries(madeOf(transform, probe))
  if (made.some(([, value]) => value !== probe)) {
    throw new Error(`${name} does more than the evaluator knows: name it in offered.ts.`)
  }
  // Nothing here asks for `currentBg`, for which Chakra notes every background.
  return made.map(([target]) => target).filter((target) => target !== '--bg-currentcolor')
}

/** The category of tokens that a property takes, where the portal has any of that category. */
function categoryOf(name: string, { values }: Utility): string | undefined {
  if (values === undefined || values === null) return undefined
  // Chakra has copied them.
  if (typeof values === 'object' && 'bg.canvas' in values) return 'colors'
  // Spacing, and `auto` for variables that are not offered.
  if (name === 'borderSpacing') return 'spacing'
  if (typeof values === 'string') {
    return system.tokens.getCategoryValues(values) ? values : undefined
  }
  if (asWritten.some((one) => one === name) || name === 'backgroundImage') return undefined
  throw new Error(`${name} has values of its own: name it in offered.ts.`)
}

function grouped(pairs: readonly (readonly [group: string, name: string])[]): Lists {
  const lists: Record<string, string[]> = {}
  for (const [group, name] of pairs) lists[group] = [...(lists[group] ?? []), name]
  return Object.fromEntries(Object.entries(lists).map(([group, names]) => [group, names.join(' ')]))
}

const properties = grouped(
  offered.flatMap(([name, utility]) => {
    const category = categoryOf(name, utility)
    return category === undefined ? [] : [[category, name] as const]
  }),
)

const shorthands = grouped(
  [...system.utility.shorthands].flatMap(([shorthand, name]) =>
    notOffered.some((one) => one === name) ? [] : [[name, shorthand] as const],
  ),
)

const targets = Object.fromEntries(
  offered.flatMap(([name, utility]) => {
    const found = targetsOf(name, utility)
    return found.length === 1 && found[0] === name ? [] : [[name, found.join(' ')] as const]
  }),
)

/**
 * What the words of a property stand for that sets several others to other values; `&` is any other
 * value, and stands where that value goes.
 */
const spelled = Object.fromEntries(
  writtenOut.map((name) => {
    const transform = system._config.utilities?.[name]?.transform
    const words = (name === 'lineClamp' ? ['none', '&'] : [true, false]).map(
      (word) => [String(word), madeOf(transform, word)] as const,
    )
    return [name, Object.fromEntries(words.filter(([, made]) => Object.keys(made).length > 0))]
  }),
)

/** Properties whose numbers are no lengths. */
const lengthless = Object.keys(unitless).join(' ')

const tokens = Object.fromEntries(
  Object.keys(properties)
    .filter((category) => category !== 'colors')
    .map((category) => {
      const names = Object.keys(system.tokens.getCategoryValues(category) ?? {})
      return [category, names.filter((name) => !name.startsWith('-')).join(' ')]
    }),
)

/** Where a colour's CSS is not the variable of its name. */
const isText = ([, text]: readonly [string, string]) => !text.startsWith('var(')
const colours = Object.entries(colourValues)
const colourNames = colours.filter((pair) => !isText(pair)).map(([name]) => name)
const colourTexts = colours.filter(isText).map((pair) => pair.join('='))

const conditions = Object.fromEntries(
  [
    ...offeredConditions.map((name) => `_${name}`),
    ...system.breakpoints.keys().filter((name) => name !== 'base'),
  ].map((name) => [name, system.conditions.resolve(name)]),
)

const inTable = new Set(
  [properties, shorthands]
    .flatMap((lists) => Object.values(lists))
    .flatMap((list) => list.split(' '))
    .concat(Object.keys(targets), writtenOut, Object.keys(conditions)),
)

/** Names that are no attributes of elements though the table does not have them. */
const otherNames = [...new Set([...allCssProperties, ...system.properties])].filter(
  (name) => name !== '' && name !== 'css' && !name.startsWith('_') && !inTable.has(name),
)

const attributes = htmlNames.filter((name) => isPropValid(name) && !system.isValidProperty(name))

const text = (value: unknown) => JSON.stringify(value, null, 2)

/** The module that the browser's evaluator and factory read. */
export const tableModule = `// Made by \`npm run theme\` of what Chakra's system says; a test holds that it still does.

/** Names of tokens, by category. */
export const tokens: Readonly<Record<string, string>> = ${text(tokens)}

/** Properties, by the category of tokens that they take. */
export const properties: Readonly<Record<string, string>> = ${text(properties)}

/** Colours whose CSS variable follows from their names. */
export const colourNames =
  ${text(colourNames.join(' '))}

/** The other colours. */
export const colourTexts =
  ${text(colourTexts.join(' '))}

/** Shorthands, by the property that they stand for. */
export const shorthands: Readonly<Record<string, string>> = ${text(shorthands)}

/** Properties that set others to their value. */
export const targets: Readonly<Record<string, string>> = ${text(targets)}

/** Words of properties with what they set; \`&\` is any other value, and where that value goes. */
export const spelled = ${JSON.stringify(spelled)}

/** Properties whose numbers are no lengths. */
export const unitless = ${text(lengthless)}

/** When what they hold applies: at-rules, and selectors with \`&\` for the element's. */
export const conditions = ${text(conditions)}

/** Further names of styles. */
export const otherNames =
  ${text(otherNames.join(' '))}

/** Attributes and properties of elements that are passed on to them. */
export const attributes =
  ${text(attributes.join(' '))}

/** What Chakra has and the evaluator does not. */
export type NotOffered =
${[...notOffered, ...[...system.utility.shorthands].flatMap(([shorthand, name]) => (notOffered.some((one) => one === name) ? [shorthand] : []))].map((name) => `  | ${text(name)}`).join('\n')}
`
