import type { Recipe } from './factory-types.ts'

/** A recipe that is kept apart from the components that it is for. */
export function defineRecipe<V extends NonNullable<Recipe['variants']>>(
  recipe: Recipe<V>,
): Recipe<V> {
  return recipe
}
