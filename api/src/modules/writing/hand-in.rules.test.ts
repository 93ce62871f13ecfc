import { describe, expect, it } from 'vitest'
import { handedFile, handedText, textFaults } from './hand-in.rules.ts'

const part = (text: string) => ({ ops: [{ insert: `${text}\n` }] })
const pdf = { id: 'f', type: 'application/pdf', words: 312 }
const docx = { id: 'f', type: 'application/vnd.openxmlformats', words: null }

describe('a text that is handed in', () => {
  it('is tidied, and counted by the server', () => {
    const handed = handedText('essay', [part('“Law”\tand\r\nlife \n')], null)
    expect(handed).toMatchObject({ source: 'written', texts: ['“Law”\tand\nlife '], words: 3 })
    expect(handed).toMatchObject({ characters: [15], fileId: null })
  })

  it('takes the Word file along that it came from, and leaves a PDF', () => {
    expect(handedText('essay', [part('Law')], docx)).toMatchObject({ source: 'docx', fileId: 'f' })
    expect(handedText('essay', [part('Law')], pdf)).toMatchObject({
      ...{ source: 'written', fileId: null },
    })
  })

  it('has no formats where it is a statement', () => {
    const bold = { ops: [{ insert: 'Law', attributes: { bold: true as const } }, { insert: '\n' }] }
    expect(handedText('statement', [bold], null).parts).toEqual([part('Law')])
    expect(handedText('essay', [bold], null).parts).toEqual([bold])
  })
})

describe('a file that is handed in', () => {
  it('is the PDF beside the draft, and no other', () => {
    expect(handedFile(pdf)).toMatchObject({ source: 'pdf', parts: null, texts: [], words: 312 })
    expect(handedFile({ ...pdf, words: null })).toMatchObject({ words: 0 })
    expect(handedFile(docx)).toBeUndefined()
    expect(handedFile(null)).toBeUndefined()
  })
})

describe('what is missing', () => {
  it.each([
    ['no letter at all', ' \n– !', 1],
    ['a word', 'Yes', 0],
  ])('of an essay with %s', (_, text, faults) => {
    expect(textFaults('essay', handedText('essay', [part(text)], null))).toHaveLength(faults)
  })

  it('of a statement is said at each answer', () => {
    const texts = ['a'.repeat(349), ` ${'a'.repeat(349)} `, 'a'.repeat(3_302)]
    expect(textFaults('statement', { texts, words: 3 })).toEqual([
      {
        path: 'body.parts.0',
        message: 'Answer 1 has 349 characters; UCAS asks for at least 350.',
      },
      {
        path: 'body.parts.1',
        message: 'Answer 2 has 349 characters; UCAS asks for at least 350.',
      },
      {
        path: 'body.parts.2',
        message: 'Together the answers have 4,002 characters; UCAS takes at most 4,000.',
      },
    ])
  })
})
