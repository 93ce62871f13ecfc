import { describe, expect, it } from 'vitest'
import { kindIn, listPath, piecePath, versionIn, viewIn } from './address.rules.ts'

const paramsOf = (path: string) => new URLSearchParams(path.split('?')[1])

describe('the address of a piece', () => {
  it.each([
    [piecePath('essay', 'a'), 'write', undefined],
    [piecePath('statement', 'a', { view: 'marking', version: 2 }), 'marking', 2],
    [piecePath('essay', 'a', { view: 'versions' }), 'versions', undefined],
    ['?piece=a&version=3', 'marking', 3],
    ['?piece=a&version=3&against=draft', 'versions', 3],
    ['?piece=a&view=nothing&version=0', 'marking', undefined],
    ['?piece=a&version=abc', 'marking', undefined],
  ])('%s shows %s of version %s', (path, view, version) => {
    expect(viewIn(paramsOf(path))).toBe(view)
    expect(versionIn(paramsOf(path))).toBe(version)
  })

  it.each([
    [listPath('essay'), 'essay'],
    [listPath('statement'), 'statement'],
    ['?tab=else', undefined],
  ])('%s is of the list of %s', (path, kind) => {
    expect(kindIn(paramsOf(path))).toBe(kind)
  })
})
