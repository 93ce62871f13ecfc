import { Breather } from '../../breather.ts'
import type { FormatReader, ReadItem } from '../formats.ts'
import { type CutItem, cutItems } from '../xml/cut-items.ts'
import { headText } from '../xml/decoded.ts'
import { MalformedItem, parseItem, wordsOf, type XmlElement } from '../xml/parse-item.ts'
import { rootOf } from '../xml/root.rules.ts'
import { namesOfCategory } from './categories.rules.ts'
import { readQuestion, type UnnumberedItem } from './read-question.ts'

/** Ids for questions without one: category and name, and a number where two have the same. */
class GivenIds {
  readonly #seen = new Map<string, number>()

  idOf(category: readonly string[], name: string): string {
    const id = [...category, name].join('/').slice(0, 400)
    const count = (this.#seen.get(id) ?? 0) + 1
    this.#seen.set(id, count)
    return count === 1 ? id : `${id}#${count}`
  }
}

const isCategory = ({ attributes }: XmlElement) => attributes.type === 'category'

/** What cannot be parsed, as an item that says why. */
function refused({ line }: CutItem, message: string, category: string[]): UnnumberedItem {
  return {
    ...{ title: '', line, externalId: '', question: null, warnings: [], files: [], category },
    refusal: { name: 'malformed', message },
  }
}

async function parsed(cut: CutItem, breather: Breather): Promise<XmlElement | string> {
  if (cut.source === null) return cut.fault
  try {
    return await parseItem(cut.source, cut.line, breather)
  } catch (error) {
    if (error instanceof MalformedItem) return error.message
    throw error
  }
}

/** Questions in Moodle's XML, cut from their file while it is read. */
export const moodleReader: FormatReader = {
  name: 'Moodle XML',

  recognises: (head) => rootOf(headText(head)) === 'quiz',

  async *read(stream): AsyncGenerator<ReadItem> {
    const breather = new Breather()
    const ids = new GivenIds()
    let category: string[] = []
    let itemNo = 0
    for await (const cut of cutItems(stream, 'question')) {
      await breather.breathe()
      const element = await parsed(cut, breather)
      if (typeof element === 'string') {
        itemNo += 1
        yield { itemNo, ...refused(cut, element, category) }
      } else if (isCategory(element)) {
        category = namesOfCategory(wordsOf(element, 'category'))
      } else {
        const within = category
        const idOf = (name: string) => ids.idOf(within, name)
        const standing = { line: cut.line, category, breather, idOf }
        for (const item of await readQuestion(element, standing)) {
          itemNo += 1
          yield { itemNo, ...item }
        }
      }
    }
  },
}
