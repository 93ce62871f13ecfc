import { join } from 'node:path'
import type { LoaderContext } from 'webpack'
import { importedFiles } from './imports.ts'
import { projectFolder } from './layout.ts'

const written = /\bbodyOf\(\s*'([A-Z]+ \/[^']+)',?\s*\)/g

/**
 * Puts the rules of a call's body in the place of `bodyOf('POST /…')`, so that the schemas and their
 * library come into no bundle.
 */
export default async function bodiesInPlace(
  this: LoaderContext<object>,
  source: string,
): Promise<string> {
  if (!source.includes("'@portal/shared/bodies'")) return source
  // What the rules are made by: webpack's cache must not outlive a change of it.
  for (const file of importedFiles(['shared/build/bodies-in-place.ts'])) {
    this.addDependency(join(projectFolder, file))
  }
  const { bodyOf } = await import('../src/checks/body-of.ts')
  const { contract } = await import('../src/api/schemas.ts')
  const isCall = (key: string): key is keyof typeof contract => key in contract
  const result = source.replace(written, (_, key: string) => {
    if (!isCall(key)) throw new Error(`${key} is no call of the contract.`)
    return `(${JSON.stringify(bodyOf(key))})`
  })
  if (/\bbodyOf\(/.test(result)) throw new Error('bodyOf takes a call that is written out.')
  return result
}
