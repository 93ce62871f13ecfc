import { listPath } from '../paths.ts'

/** What was brought, and the way to bring more. */
export const importsPath = `${listPath}?view=import`

export const importPath = (importId: string) => `${importsPath}&import=${importId}`

/** Files that were written. */
export const exportsPath = `${listPath}?view=export`
