import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherNamesIn } from './name-check.rules.ts'

describe('names of other students in a text', () => {
  it.each([
    ['a whole word', 'Well done, Theo.', ['Theo'], ['Theo']],
    ['at its beginning and its end', 'Theo and Ada', ['Ada', 'Theo'], ['Ada', 'Theo']],
    ['each once', 'Theo, Theo', ['Theo', 'Theo'], ['Theo']],
    ['a possessive', 'Theo’s work', ['Theo'], ['Theo']],
    ['a possessive by the plain sign', "James' and Theo's", ['James', 'Theo'], ['James', 'Theo']],
    ['a part of a longer word', 'A theory of Theodora', ['Theo'], []],
    ['in small letters', 'She will mark it', ['Will', 'Mark'], []],
    ['a word that is a name', 'Grace under pressure', ['Grace'], ['Grace']],
    ['with its accent', 'Zoë saw it', ['Zoë'], ['Zoë']],
    ['without its accent', 'Zoe saw it', ['Zoë'], ['Zoë']],
    ['with an accent written in two signs', 'Zoe\u0308 saw it', ['Zoë'], ['Zoë']],
    ['a letter with an accent after it', 'Joséphine', ['José'], []],
    ['one half of a double name', 'Anna-Lena saw it', ['Anna', 'Lena'], []],
    ['a double name', 'Anna-Lena’s idea', ['Anna-Lena'], ['Anna-Lena']],
    ['a name with an apostrophe', "D'Arcy saw it", ["D'Arcy", 'Arcy'], ["D'Arcy"]],
    ['two words', 'Mary Jane saw it', ['Mary Jane'], ['Mary Jane']],
    ['a name of another script', 'Для Анны и Анна.', ['Анна'], ['Анна']],
    ['within an equation', 'So \\(Theo + 1\\).', ['Theo'], []],
    ['with signs that mean something to a search', 'A. (B)', ['A.', '(B)', '.*'], ['A.', '(B)']],
    ['nothing at all', '', ['Theo', ''], []],
  ])('%s', (_, text, names, found) => {
    expect(otherNamesIn([text], names, 'Maya')).toEqual(found)
  })

  it('are looked for in all texts, and the student’s own name is none', () => {
    expect(otherNamesIn(['Maya did', 'as Theo'], ['Maya', 'Theo'], 'Maya')).toEqual(['Theo'])
    expect(otherNamesIn(['Zoe did'], ['Zoë'], 'Zoe')).toEqual([])
    // Two texts are not one word.
    expect(otherNamesIn(['The', 'o'], ['Theo'], 'Maya')).toEqual([])
  })

  it('are found wherever they stand between other words', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 6 })
    const name = fc.stringMatching(/^[A-Z][a-zà-ö]{1,9}$/)
    fc.assert(
      fc.property(words, name, words, (before, one, after) => {
        const text = [...before, one, ...after].join(' ')
        expect(otherNamesIn([text], [one], 'Maya')).toEqual(one === 'Maya' ? [] : [one])
        expect(otherNamesIn([[...before, ...after].join(' ')], [one], 'Maya')).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
