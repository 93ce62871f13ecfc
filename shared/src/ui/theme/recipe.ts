import { isObject, mergeStyles, resolved, type StyleObject } from './evaluate.ts'
import { inOrder, isQuery } from './rules.ts'

/** What a recipe is made of. */
export interface RecipeConfig {
  readonly base?: StyleObject | undefined
  readonly variants?: Readonly<Record<string, Readonly<Record<string, StyleObject>>>> | undefined
  readonly defaultVariants?: StyleObject | undefined
}

/** A recipe's base with the chosen variants over it; what is not chosen is the recipe's default. */
export function stylesOfRecipe(config: RecipeConfig, variants: StyleObject): StyleObject {
  const chosen = mergeStyles({ ...config.defaultVariants, ...withoutUndefined(variants) })
  const styles: StyleObject[] = []
  for (const name in chosen) {
    const options = config.variants?.[name]
    if (options) styles.push(...stylesOfChoice(options, chosen[name]))
  }
  return mergeStyles(config.base ?? {}, inQueryOrder(mergeStyles(...styles)))
}

/** A variant is chosen by a value, or by one for each condition. */
function stylesOfChoice(
  options: Readonly<Record<string, StyleObject>>,
  choice: StyleObject[string],
): StyleObject[] {
  if (!isObject(choice)) return [options[String(choice)] ?? {}]
  return Object.entries(choice).flatMap(([condition, inner]) => {
    const path = condition === 'base' ? [] : resolved(condition)
    return stylesOfChoice(options, inner).map((styles) =>
      path.reduceRight<StyleObject>((nested, key) => ({ [key]: nested }), styles),
    )
  })
}

/** Chakra puts a recipe's variants in order among themselves before they meet its base. */
function inQueryOrder(styles: StyleObject): StyleObject {
  return Object.fromEntries(
    inOrder(Object.entries(styles)).map(([name, value]) => [
      name,
      isObject(value) && !isQuery(name) ? inQueryOrder(value) : value,
    ]),
  )
}

function withoutUndefined(object: StyleObject): StyleObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}
