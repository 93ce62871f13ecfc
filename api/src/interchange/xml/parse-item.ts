import { SaxesParser } from 'saxes'
import type { Breather } from '../../breather.ts'
import { entitiesIn } from './entities.ts'

/** An element as it was parsed. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** The text that stands directly in it. */
  text: string
}

/** An item that is no well-formed XML or too deep; its message is a sentence. */
export class MalformedItem extends Error {}

const deepest = 100

/** A question of 26 answers has some 150. */
const mostElements = 20_000

/** Characters that are parsed at a time. */
const slice = 16_384

/**
 * Parses one item. Without namespaces, with which the parser's time grows with the square of depth.
 * @param line of the file in which the item begins
 * @throws MalformedItem that names the line
 */
export async function parseItem(
  source: string,
  line: number,
  breather: Breather,
): Promise<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  Object.assign(parser.ENTITIES, await entitiesIn(source, breather))
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let elements = 0
  let fault: MalformedItem | undefined
  const fail = (message: string) => {
    fault ??= new MalformedItem(message)
  }
  parser.on('error', (error) => {
    const [, at = 1, words = error.message] = /^(\d+):\d+: (.*)$/s.exec(error.message) ?? []
    fail(`Line ${line + Number(at) - 1} is no well-formed XML: ${words.replace(/\.$/, '')}.`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (fault !== undefined) return
    elements += 1
    if (elements > mostElements) fail(`It has more than ${mostElements} elements.`)
    const element: XmlElement = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
    if (open.length > deepest + 1) fail(`It is nested more than ${deepest} levels deep.`)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const take = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', take)
  parser.on('cdata', take)
  for (let at = 0; at < source.length && fault === undefined; at += slice) {
    parser.write(source.slice(at, at + slice))
    await breather.breathe()
  }
  if (fault === undefined) parser.close()
  const [element] = root.children
  if (fault === undefined && element !== undefined) return element
  throw fault ?? new MalformedItem(`Line ${line} begins nothing that can be read.`)
}

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name)

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** The text of a child, or of a `<text>` in it, without white space around; empty where there is none. */
export function wordsOf(element: XmlElement, name: string): string {
  const child = childOf(element, name)
  if (child === undefined) return ''
  return (childOf(child, 'text')?.text ?? child.text).trim()
}
