import { isFollowed, withoutLeft } from './allowed.testing.ts'
import { type FlatRule, flatRules } from './flat-rules.testing.ts'

const lineOf = ({ at, selector, declarations }: FlatRule): string =>
  `${[...at, selector].join(' ')} {${declarations.join('; ')}}`

/** Without what only a vendor has a name for, but for the names that styles themselves are written in. */
const withoutPrefixes = (rules: readonly FlatRule[]): FlatRule[] =>
  rules
    .filter(({ selector }) => !/::?-(webkit|moz|ms)-/.test(selector))
    .map((rule) => ({
      ...rule,
      declarations: rule.declarations.filter((declaration, at) =>
        /^[a-z-]+:-(webkit|moz|ms)-/.test(declaration)
          ? !isFollowed(declaration, rule.declarations.slice(at + 1))
          : !/^-(webkit|moz|ms)-(?!line-clamp|box-orient)/.test(declaration),
      ),
    }))

/**
 * Where rules part, the first time that they do, or null when they are the same in the same order.
 * Prefixes are compared too, but for those that are known to be left out, or with `plain` none.
 */
export function difference(
  byChakra: readonly string[],
  own: readonly string[],
  prefixes: 'prefixed' | 'plain' = 'prefixed',
): { chakra: string; own: string } | null {
  const tidied = prefixes === 'plain' ? withoutPrefixes : (rules: FlatRule[]) => rules
  const wanted = withoutLeft(tidied(flatRules(byChakra.join(''), 'css'))).map(lineOf)
  const found = tidied(flatRules(own.join(''), 'own')).map(lineOf)
  const count = Math.max(wanted.length, found.length)
  for (let at = 0; at < count; at += 1) {
    if (wanted[at] !== found[at]) {
      return { chakra: wanted[at] ?? 'no rule', own: found[at] ?? 'no rule' }
    }
  }
  return null
}
