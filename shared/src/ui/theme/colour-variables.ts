import { brand, neutral } from './palette.ts'
import { semanticColours } from './semantic.ts'

interface Pair {
  value: { base: string; _dark: string }
}
type Tree = { readonly [name: string]: Pair | Tree }

function isPair(node: Pair | Tree): node is Pair {
  return 'value' in node
}

/** Each colour by its token name, `bg.brandSoft`; `DEFAULT` is the group's own name. */
function flatten(tree: Tree, path: readonly string[] = []): [string, Pair][] {
  return Object.entries(tree).flatMap(([name, node]) => {
    const here = name === 'DEFAULT' ? path : [...path, name]
    return isPair(node) ? [[here.join('.'), node] as [string, Pair]] : flatten(node, here)
  })
}

const colours = flatten(semanticColours)

/** `bg.brandSoft` as `--p-colors-bg-brand-soft`, the form that Chakra gives its variables. */
function variableOf(name: string): string {
  return `--p-colors-${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function declarations(mode: 'base' | '_dark'): string {
  return colours
    .filter(([, pair]) => mode === 'base' || pair.value._dark !== pair.value.base)
    .map(([name, pair]) => `${variableOf(name)}:${pair.value[mode]}`)
    .join(';')
}

/** All semantic colours as CSS variables, for light and for dark. */
export const colourCss = `:root{${declarations('base')}}.dark{${declarations('_dark')}}`

const ramp = (name: string, steps: Readonly<Record<string, string>>) =>
  Object.entries(steps).map(([step, colour]) => [`${name}.${step}`, colour])

/** What style props may name as a colour, with the CSS it stands for. */
export const colourValues: Readonly<Record<string, string>> = {
  ...Object.fromEntries(colours.map(([name]) => [name, `var(${variableOf(name)})`])),
  ...Object.fromEntries([...ramp('brand', brand), ...ramp('neutral', neutral)]),
  white: '#FFFFFF',
  black: '#000000',
  current: 'currentColor',
}
