/** Loads the tools; here alone, because another place would make another script of the same. */
export const loadTools = () => import('./toolbar.tsx')
