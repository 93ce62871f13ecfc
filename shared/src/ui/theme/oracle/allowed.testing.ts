import type { FlatRule } from './flat-rules.testing.ts'

/** Something that Chakra writes and the portal doesn't, and why nobody sees it. */
interface Left {
  why: string
  /** Properties, or whole declarations where the property itself is kept. */
  declarations?: readonly string[]
  /** What a rule's selector says; the rule is left out whole. */
  selectors?: readonly string[]
}

const words = (list: string) => list.split(' ')

/** All differences that there are: a test fails for one that is not here, and for one in vain. */
const left: readonly Left[] = [
  {
    why: 'Nothing reads it: it is for a utility of Chakra’s that the portal has no use for.',
    declarations: ['--bg-currentcolor'],
  },
  {
    why: 'Flexible boxes by the names of their drafts; the standard’s are known everywhere since 2015.',
    declarations: words(
      '-webkit-align-content -webkit-align-items -webkit-align-self -webkit-box-align -webkit-box-flex -webkit-box-flex-wrap -webkit-box-pack -webkit-flex -webkit-flex-basis -webkit-flex-direction -webkit-flex-grow -webkit-flex-shrink -webkit-flex-wrap -webkit-justify-content display:-webkit-box display:-webkit-flex display:-webkit-inline-box display:-webkit-inline-flex',
    ),
  },
  {
    why: 'Names of Internet Explorer and the first Edge, which nothing of the portal runs in.',
    declarations: words(
      '-ms-appearance -ms-flex -ms-flex-align -ms-flex-direction -ms-flex-item-align -ms-flex-line-pack -ms-flex-negative -ms-flex-pack -ms-flex-positive -ms-flex-preferred-size -ms-flex-wrap -ms-transform -ms-user-select display:-ms-flexbox display:-ms-inline-flexbox',
    ),
  },
  {
    why: 'All browsers of the last three years read these by their plain names, Safari included.',
    declarations: words(
      '-moz-appearance -moz-transform -moz-user-select -webkit-animation -webkit-appearance -webkit-background-position -webkit-background-size -webkit-column-gap -webkit-columns -webkit-margin-start -webkit-transform -webkit-transition cursor:-webkit-grabbing cursor:-webkit-grab position:-webkit-sticky',
    ),
  },
]

const names = left.flatMap(({ declarations = [] }) => declarations)
const selectors = left.flatMap((one) => one.selectors ?? [])
const used = new Set<string>()

/** A value that is left out has the plain one after it; by itself it is what was asked for. */
export const isFollowed = (declaration: string, after: readonly string[]): boolean =>
  after.some((other) => other.startsWith(`${declaration.split(':')[0]}:`))

const isLeft = (declaration: string, after: readonly string[]): boolean => {
  const found = names.find((name) =>
    name.includes(':')
      ? name === declaration && isFollowed(name, after)
      : declaration.startsWith(`${name}:`),
  )
  if (found !== undefined) used.add(found)
  return found !== undefined
}

/** Chakra's rules without what the portal leaves out. */
export function withoutLeft(rules: readonly FlatRule[]): FlatRule[] {
  return rules.flatMap((rule) => {
    const found = selectors.find((one) => rule.selector.includes(one))
    if (found !== undefined) used.add(found)
    const declarations = rule.declarations.filter(
      (one, at) => !isLeft(one, rule.declarations.slice(at + 1)),
    )
    return found !== undefined || declarations.length === 0 ? [] : [{ ...rule, declarations }]
  })
}

/** What is left out by the list and that nothing compared so far has had. */
export const leftInVain = (): string[] => [...names, ...selectors].filter((one) => !used.has(one))
