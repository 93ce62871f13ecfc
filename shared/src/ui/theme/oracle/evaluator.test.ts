// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeStyles, rulesOf } from '../evaluate.ts'
import { stylesOfRecipe } from '../recipe.ts'
import {
  colourNames,
  colourTexts,
  conditions,
  properties,
  shorthands,
  tokens,
} from '../table.generated.ts'
import { chakraRulesOfProps, chakraRulesOfRecipe, type Styles } from './chakra-rules.testing.ts'
import { difference } from './rules-alike.testing.ts'

const size = fc.constantFrom<string | number>(
  ...['0', '1', '2.5', '4', '-4', '16', 'px', '-px', '7px', '1.5rem', '50%', 'auto', 'inherit'],
  ...[
    'calc(100% - 2rem)',
    'var(--gap)',
    'clamp(1rem, 2vw, 3rem)',
    '3 !important',
    'calc({spacing.4} + 2px)',
    '{sizes.topBar}',
  ],
  ...[0, 1, 4, -2, 13, 0.5],
)
const colour = fc.constantFrom(
  ...['fg', 'fg.muted', 'bg.brandSoft', 'brand.500', 'event.3.solid', 'current', 'transparent'],
  ...['#123456', 'rgb(1 2 3 / 50%)', 'color-mix(in srgb, red 20%, blue)', 'danger !important'],
)

/** Values of each sort of property: tokens, raw values, numbers. */
const values: Readonly<Record<string, fc.Arbitrary<string | number | boolean>>> = {
  ...Object.fromEntries(
    'p px py pt pb ps pe paddingLeft paddingInline m mx my mt mb marginTop gap rowGap inset top insetX left width w h boxSize minW maxWidth minHeight flexBasis'
      .split(' ')
      .map((name) => [name, size]),
  ),
  ...Object.fromEntries(
    'color bg background backgroundColor borderColor borderTopColor fill stroke outlineColor'
      .split(' ')
      .map((name) => [name, colour]),
  ),
  borderRadius: fc.constantFrom('md', 'card', 'full', '3px', 'none'),
  borderTopRadius: fc.constantFrom('md', '0'),
  rounded: fc.constantFrom('sm', '50%'),
  border: fc.constantFrom('1px solid', 'none'),
  borderWidth: fc.constantFrom<string | number>('1px', '0', 0, 2),
  fontSize: fc.constantFrom<string | number>('sm', '3xl', '11px', 'inherit', 14),
  fontWeight: fc.constantFrom<string | number>('bold', 'medium', 450),
  fontFamily: fc.constantFrom('body', 'mono', 'serif'),
  lineHeight: fc.constantFrom<string | number>('tight', 1.2, '1.5rem'),
  letterSpacing: fc.constantFrom('wide', '0.1em'),
  zIndex: fc.constantFrom<string | number>('bar', 3, 'auto'),
  opacity: fc.constantFrom<string | number>(0, 0.5, 1),
  flex: fc.constantFrom<string | number>(1, '1 1 0', 'none'),
  flexGrow: fc.constantFrom<string | number>(1, 0),
  order: fc.constantFrom<string | number>(1, -1),
  gridColumn: fc.constantFrom('1 / -1', 'span 2'),
  boxShadow: fc.constantFrom('float', 'dialog', 'none', '0 0 0 2px red'),
  transitionDuration: fc.constantFrom('fast', '80ms'),
  animation: fc.constantFrom('spin 1s linear infinite', 'none'),
  display: fc.constantFrom('flex', 'none', 'inline-flex', 'grid'),
  position: fc.constantFrom('sticky', 'absolute'),
  transform: fc.constantFrom('rotate(45deg)', 'none'),
  userSelect: fc.constantFrom('none', 'text'),
  textDecoration: fc.constantFrom('underline', 'none'),
  truncate: fc.constant(true),
  lineClamp: fc.constantFrom<string | number>(2, 'none'),
  srOnly: fc.boolean(),
  content: fc.constantFrom('""', '"a;b"'),
  '--own': fc.constantFrom<string | number>('4px', 3, 'a'),
}

/** Chakra's own rule for it is broken: the selector `:root &` becomes `.css:root .css`. */
const named = Object.keys(conditions).filter((name) => name !== '_light')
const whens = fc.constantFrom(
  ...named,
  ...['& > *', '&:not(:last-child)', '& a, & button', '.group &', '&[data-x="1,2"]', '& h2 + *'],
  ...['@media (min-width: 900px)', '@media (max-width: 30em)', '@container (min-width: 20rem)'],
  '@supports (display: grid)',
)
const breakpoints = fc.constantFrom('base', ...named)

const own = fc
  .constantFrom(...Object.keys(values))
  .chain((name): fc.Arbitrary<[string, Styles[string]]> => {
    const value = values[name] ?? fc.constant('')
    const byCondition = fc.dictionary(breakpoints, value, { minKeys: 1, maxKeys: 3 })
    return fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: byCondition }),
    )
  })

/** Style objects as people write them, conditions in conditions too. */
const styles: fc.Arbitrary<Styles> = fc.letrec<{ styles: Styles }>((tie) => ({
  styles: fc
    .array(
      fc.oneof(
        { depthSize: 'small', maxDepth: 3 },
        { weight: 3, arbitrary: own },
        { weight: 1, arbitrary: fc.tuple(whens, tie('styles')) },
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((entries): Styles => Object.fromEntries(entries)),
})).styles

const runs = { numRuns: Number(process.env.STYLING_RUNS ?? 300) }
const minute = 60_000

const wordsIn = (list: string | undefined): string[] => (list ? list.split(' ') : [])
const oneProp = (name: string, value: string): Styles => ({ [name]: value })

/** Names of what stands for a value, by the category of properties that take it. */
const tokensOf = (category: string): string[] =>
  category === 'colors'
    ? [...wordsIn(colourNames), ...wordsIn(colourTexts).map((pair) => pair.split('=')[0] ?? '')]
    : wordsIn(tokens[category]).flatMap((name) =>
        category === 'spacing' ? [name, `-${name}`] : [name],
      )

test(
  'every property with each of its tokens gives the rule that Chakra gives',
  () => {
    const pairs = Object.entries(properties).flatMap(([category, names]) =>
      wordsIn(names).flatMap((name) =>
        [...tokensOf(category), 'no-token'].map((token) => [name, token] as const),
      ),
    )
    const short = Object.entries(shorthands).flatMap(([of, names]) =>
      wordsIn(names).map((name) => [name, pairs.find(([one]) => one === of)?.[1] ?? 'x'] as const),
    )
    expect(pairs.length + short.length).toBeGreaterThan(5_000)
    const differing = [...pairs, ...short].flatMap(([name, value]) => {
      const styles = oneProp(name, value)
      const parts = difference(chakraRulesOfProps(styles), rulesOf(styles, 'own', null), 'plain')
      return parts === null ? [] : [{ name, value, ...parts }]
    })
    expect(differing.slice(0, 20)).toEqual([])
  },
  minute,
)

test('every condition gives the rule that Chakra gives', () => {
  const differing = named.flatMap((condition) => {
    const styles = { [condition]: { color: 'fg' }, bg: { [condition]: 'bg' } }
    const parts = difference(chakraRulesOfProps(styles), rulesOf(styles, 'own', null), 'plain')
    return parts === null ? [] : [{ condition, ...parts }]
  })
  expect(differing).toEqual([])
})

test(
  'any style props give the rules that Chakra gives',
  () => {
    fc.assert(
      fc.property(fc.array(styles, { minLength: 1, maxLength: 2 }), (all) => {
        const own = rulesOf(mergeStyles(...all), 'own', null)
        expect(difference(chakraRulesOfProps(...all), own, 'plain')).toBe(null)
      }),
      runs,
    )
  },
  minute,
)

test(
  'any recipe with any choice of its variants gives the rules that Chakra gives',
  () => {
    const options = fc.record({ a: styles, b: styles })
    const choice = fc.constantFrom('a', 'b')
    const chosen = fc.record({ one: choice, two: choice }, { requiredKeys: [] })
    const variants = fc.record({ one: options, two: options })
    const recipes = fc.record({ base: styles, variants, defaultVariants: chosen })
    fc.assert(
      fc.property(recipes, chosen, (recipe, choices) => {
        const own = rulesOf(stylesOfRecipe(recipe, choices), 'own', 'recipes')
        expect(difference(chakraRulesOfRecipe(recipe, choices), own, 'plain')).toBe(null)
      }),
      runs,
    )
  },
  minute,
)
