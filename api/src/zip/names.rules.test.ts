import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeNames, withoutSigns } from './names.rules.ts'

describe('names in a zip', () => {
  it.each([
    [
      ['a.pdf', 'a.pdf', 'a.pdf'],
      ['a.pdf', 'a (2).pdf', 'a (3).pdf'],
    ],
    [
      ['A.pdf', 'a.PDF'],
      ['A.pdf', 'a (2).PDF'],
    ],
    [
      ['ESAT/a.pdf', 'TMUA/a.pdf'],
      ['ESAT/a.pdf', 'TMUA/a.pdf'],
    ],
    [
      ['a (2).pdf', 'a.pdf', 'a.pdf'],
      ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
    ],
    [
      ['1.2/notes', '1.2/notes'],
      ['1.2/notes', '1.2/notes (2)'],
    ],
  ])('are numbered where they are equal: %j', (paths, free) => {
    expect(freeNames(paths)).toEqual(free)
  })

  it('are never equal, whatever they are', () => {
    const path = fc.stringMatching(/^[aA(2) .]{1,6}(\.pdf)?$/)
    fc.assert(
      fc.property(fc.array(path, { maxLength: 30 }), (paths) => {
        const free = freeNames(paths).map((name) => name.toLowerCase())
        expect(new Set(free).size).toBe(paths.length)
      }),
    )
  })

  it.each([
    ['../../etc/passwd', '-..-etc-passwd'],
    ['a\r\nb.pdf', 'ab.pdf'],
    ['fdp\u202Eexe.pdf', 'fdpexe.pdf'],
    ['C:\\a?.pdf', 'C--a-.pdf'],
    ['...', 'file'],
    ['Physics 2.pdf', 'Physics 2.pdf'],
  ])('have no signs of their own: %j', (name, plain) => {
    expect(withoutSigns(name)).toBe(plain)
  })
})
