// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementType } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { leftInVain } from './allowed.testing.ts'
import {
  chakraRulesOfProps,
  chakraRulesOfRecipe,
  isStyleProp,
  type Recipe,
  type Styles,
} from './chakra-rules.testing.ts'
import { flatRules } from './flat-rules.testing.ts'
import { unknownNames, unknownValues } from './known-names.testing.ts'
import { literalPropsIn } from './props-in-sources.testing.ts'
import { renderedRules } from './rendered-rules.testing.ts'
import { difference } from './rules-alike.testing.ts'

const projectFolder = join(import.meta.dirname, '../../../../..')

interface Made {
  recipe: Recipe
  tag: unknown
  file: string
}
const recorded = vi.hoisted(() => new Map<unknown, Made>())
const current = vi.hoisted(() => ({ file: '' }))

vi.mock('../chakra.tsx', async (original) => {
  const actual = await original<typeof import('../chakra.tsx')>()
  const chakra = new Proxy(actual.chakra, {
    apply(target, self, given) {
      const made = Reflect.apply(target, self, given)
      const [tag, recipe = {}] = given
      if (current.file !== '') recorded.set(made, { tag, recipe, file: current.file })
      return made
    },
  })
  return { ...actual, chakra }
})

const files = globSync('{host-shell,shared,mfe-*}/src/**/*.tsx', { cwd: projectFolder })
  .filter((file) => !/\.test(ing)?\.tsx$|\/testing\//.test(file))
  .map((file) => join(projectFolder, file))
  // What others import comes first, so that its recipes are said to be its own.
  .sort((one, other) => Number(other.includes('/shared/')) - Number(one.includes('/shared/')))

/** Literal styles of elements, once for each shape that they have. */
const elements = files.flatMap((file) => literalPropsIn(file, isStyleProp))
const shapes = [...new Map(elements.map((one) => [JSON.stringify(one.props), one])).values()]

/** Nothing chosen, each option by itself, and each two options of different variants. */
function choicesOf({ variants = {} }: Recipe): Record<string, string>[] {
  const single = Object.entries(variants).flatMap(([name, options]) =>
    Object.keys(options).map((option) => ({ name, option })),
  )
  const pairs = single.flatMap((one, at) =>
    single
      .slice(at + 1)
      .filter(({ name }) => name !== one.name)
      .map((other) => ({ [one.name]: one.option, [other.name]: other.option })),
  )
  return [{}, ...single.map(({ name, option }) => ({ [name]: option })), ...pairs]
}

describe('all styles in the sources give the rules that Chakra gives, in the same order', () => {
  beforeAll(async () => {
    for (const file of files) {
      if (!/\bchakra\(/.test(readFileSync(file, 'utf8'))) continue
      current.file = file.slice(projectFolder.length + 1)
      await import(file)
    }
    current.file = ''
  }, 180_000)

  test('recipes, with each option and each pair of options', async () => {
    const { chakra } = await import('../chakra.tsx')
    // Shows one thing first, so that the static sheet is there and what comes is the thing's own.
    renderedRules(chakra('div', { base: { color: 'fg' } }), {})
    const compared = [...recorded].flatMap(([component, { recipe, tag, file }]) => {
      const inner = recorded.get(tag)?.recipe
      const whole = { variants: { ...inner?.variants, ...recipe.variants } }
      return choicesOf(whole).map((chosen) => {
        const Component = inner ? (component as ElementType) : chakra('div', recipe as object)
        const byChakra = inner
          ? chakraRulesOfRecipe(inner, chosen, recipe)
          : chakraRulesOfRecipe(recipe, chosen)
        return {
          what: `${file} ${JSON.stringify(chosen)}`,
          parts: difference(byChakra, renderedRules(Component, chosen)),
        }
      })
    })
    // A walk that finds next to nothing would find no fault.
    expect(compared.length).toBeGreaterThan(500)
    expect(compared.filter(({ parts }) => parts !== null)).toEqual([])
  }, 120_000)

  test('literal style props', async () => {
    const { chakra } = await import('../chakra.tsx')
    const compared = shapes.map(({ file, element, props }) => {
      const { css, ...rest } = props
      const styles: Styles[] = typeof css === 'object' ? [css, rest] : [rest]
      return {
        what: `${file} ${element} ${JSON.stringify(props)}`,
        parts: difference(chakraRulesOfProps(...styles), renderedRules(chakra.div, props)),
      }
    })
    expect(compared.length).toBeGreaterThan(250)
    expect(compared.filter(({ parts }) => parts !== null)).toEqual([])
  }, 120_000)

  test('but for what is known to be left out, all of which there is', () => {
    expect(leftInVain()).toEqual([])
  })

  test('names of properties, conditions, colours and lengths are such as there are', () => {
    const recipes = [...recorded.values()].flatMap(({ recipe, file }) => [
      { file, styles: recipe.base ?? {} },
      ...Object.values(recipe.variants ?? {}).flatMap((options) =>
        Object.values(options).map((styles) => ({ file, styles })),
      ),
    ])
    const all = [
      ...recipes,
      ...shapes.map(({ file, props: { css, ...rest } }) => ({
        file,
        styles: typeof css === 'object' ? { ...rest, ...css } : rest,
      })),
    ]
    const unknown = all.flatMap(({ file, styles }) => {
      const names = unknownNames(styles)
      const values = unknownValues(flatRules(chakraRulesOfProps(styles).join(''), 'css'))
      return [...names, ...values].map((one) => `${file.replace(projectFolder, '')}: ${one}`)
    })
    expect([...new Set(unknown)]).toEqual([])
  }, 120_000)
})
