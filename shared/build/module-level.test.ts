import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { readOnce } from './imports.ts'
import { webPackages } from './layout.ts'
import { filesOf } from './version.ts'

/** What runs later, when it is called, and not while its module is evaluated. */
const later = [
  'ArrowFunctionExpression',
  'ClassMethod',
  'ClassProperty',
  'Constructor',
  'FunctionDeclaration',
  'FunctionExpression',
]

/** How often `Intl` is used for a value while a module is evaluated; types say `Intl` otherwise. */
function usesOfIntl(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum, one) => sum + usesOfIntl(one), 0)
  if (typeof node !== 'object' || node === null) return 0
  const { type, object, ...parts }: Record<string, unknown> = { ...node }
  if (typeof type === 'string' && later.includes(type)) return 0
  const isIntl = type === 'MemberExpression' && nameOf(object) === 'Intl'
  return (isIntl ? 1 : 0) + usesOfIntl(object) + usesOfIntl(Object.values(parts))
}

const nameOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'value' in node ? node.value : undefined

const inScript = (text: string) =>
  usesOfIntl(parseSync(text, { syntax: 'typescript', tsx: true, target: 'es2022' }).body)

// One of them costs a slow phone up to 60 ms, in every load of whatever page has the module.
test('nothing of Intl is made while a module is evaluated', () => {
  expect(inScript('const a = [new Intl.NumberFormat()]')).toBe(1)
  expect(inScript('let a: Intl.NumberFormat; const b = () => new Intl.NumberFormat()')).toBe(0)

  const files = new Set(webPackages.flatMap((name) => filesOf(name)))
  const sources = [...files].filter((file) => /^[^/]+\/src\/.*\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.filter((file) => {
    const text = readOnce(file).toString()
    return text.includes('Intl.') && inScript(text) > 0
  })
  expect(found).toEqual([])
})
