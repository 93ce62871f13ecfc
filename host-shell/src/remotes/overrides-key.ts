/** Where the overrides of a tab are kept; see `overrides.ts`. */
export const overridesKey = 'remote-overrides'
