import { Breather } from '../../breather.ts'
import { UnreadableFile } from '../formats.ts'
import { decoded } from './decoded.ts'
import { nextToken, type Place } from './tokens.rules.ts'

/** An item as it stands in the file, or why it cannot be taken. */
export interface CutItem {
  /** In which it begins, from 1. */
  line: number
  /** Its source; null where it is refused. */
  source: string | null
  /** Why it is refused; empty where it is not. */
  fault: string
}

/** Characters that an item may have. */
export const largestItem = 40 * 1024 * 1024

/** Gathers the source of one item, up to the most that is kept. */
class Item {
  readonly line: number
  readonly most: number
  length = 0
  #pieces: string[] = []

  constructor(line: number, most: number) {
    this.line = line
    this.most = most
  }

  add(piece: string): void {
    this.length += piece.length
    if (this.length > this.most) this.#pieces = []
    else this.#pieces.push(piece)
  }

  cut(fault = ''): CutItem {
    const { line } = this
    if (this.length > this.most) {
      const megabytes = Math.round(this.most / 1024 / 1024)
      return { line, source: null, fault: `It is larger than ${megabytes} MB.` }
    }
    if (fault !== '') return { line, source: null, fault }
    return { line, source: this.#pieces.join(''), fault: '' }
  }
}

const linesIn = (text: string) => {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/**
 * Cuts a file of one format into its items while it is read, so that what is wrong in one costs that
 * one alone. Comments, CDATA and processing instructions are passed over, whatever stands in them. An
 * item within an item means that the one before was never closed.
 * @throws UnreadableFile where the file declares entities of its own
 */
export async function* cutItems(
  stream: AsyncIterable<Uint8Array>,
  tag: string,
  most = largestItem,
): AsyncGenerator<CutItem> {
  let rest = ''
  let line = 1
  let place: Place = 'text'
  let item: Item | undefined
  const breather = new Breather()
  for await (const chunk of decoded(stream)) {
    await breather.breathe()
    const text = rest + chunk
    let at = 0
    // What has been passed over and not been counted yet begins here.
    let from = 0
    const pass = () => {
      const passed = text.slice(from, at)
      line += linesIn(passed)
      item?.add(passed)
      from = at
    }
    for (;;) {
      const token = nextToken(text, at, place)
      if (token === undefined) break
      place = token.place
      if (token.kind === 'entities') {
        throw new UnreadableFile('The file declares entities of its own, which are not taken.')
      }
      if (token.kind === 'open' && token.name === tag) {
        at = token.start
        pass()
        if (item !== undefined) yield item.cut('The next one begins before it is closed.')
        item = new Item(line, most)
        at = token.end
        if (token.isEmpty) {
          pass()
          yield item.cut()
          item = undefined
        }
      } else {
        at = token.end
        if (token.kind !== 'close' || token.name !== tag || item === undefined) continue
        pass()
        yield item.cut()
        item = undefined
      }
    }
    pass()
    rest = text.slice(at)
  }
  if (item === undefined) return
  item.add(rest)
  yield item.cut('The file ends before it does.')
}
