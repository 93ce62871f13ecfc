import { escapeHtml } from '../../rich-text/index.ts'
import type { FormatWriter } from '../formats.ts'
import type { PortableQuestion } from '../portable-question.ts'
import { categoryOfNames, namesOfFiling } from './categories.rules.ts'
import { filingForCategory } from './own-tags.rules.ts'
import { questionXml, UnwritableQuestion } from './write-question.ts'

/** The category that says where a question is filed; the top one where it says nothing. */
function categoryOf({ filings }: PortableQuestion): string {
  const filing = filingForCategory(filings)
  return categoryOfNames(filing?.location === 'revise' ? namesOfFiling(filing) : [])
}

const categoryXml = (category: string) =>
  `<question type="category">\n<category><text>${escapeHtml(category)}</text></category>\n</question>\n`

/**
 * Questions in Moodle's XML, from which the reader gives the same again: a filing as category, what
 * else Moodle has no place for as tags that begin with `portal-`.
 */
export const moodleWriter: FormatWriter = {
  name: 'Moodle XML',
  extension: 'xml',
  type: 'application/xml',

  async *write(questions, { openFile, onLeft }): AsyncGenerator<string> {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
    let current = ''
    for await (const question of questions) {
      try {
        const xml = await questionXml(question, { openFile })
        const category = categoryOf(question)
        yield category === current ? xml : `${categoryXml(category)}${xml}`
        current = category
      } catch (error) {
        if (!(error instanceof UnwritableQuestion)) throw error
        onLeft(question, error.message)
      }
    }
    yield '</quiz>\n'
  },
}
