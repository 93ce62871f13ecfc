import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { textOf } from '@portal/shared/writing-rules'
import type { Locator, Page } from 'playwright'
import { answerTo } from '../support/calls.ts'

/** An essay that a test writes, and what the server holds of it, past the browser. */
export class Essay {
  readonly #origin: string
  readonly #email: string
  readonly #id: string

  private constructor(origin: string, email: string, id: string) {
    this.#origin = origin
    this.#email = email
    this.#id = id
  }

  /** Begins one without a word. */
  static async begin(origin: string, email: string): Promise<Essay> {
    const body = { title: 'Nothing is lost', question: 'Where do words go?' }
    const { id } = await answerTo(email, 'POST /essay/essay', { body }, origin)
    return new Essay(origin, email, id)
  }

  /** Where it is written. */
  get path(): string {
    return `${pathTo('/resources/submissions', {})}?tab=essays&piece=${this.#id}`
  }

  /** Its text, without the line breaks at its end. */
  async text(): Promise<string> {
    const query = { pieceId: this.#id }
    const { draft } = await this.#ask('GET /Writing/Writing/GetPiece', { query })
    return draft.parts.map(textOf).join('\n')
  }

  /** The states that were kept as sides of a merge, the newest first. */
  async mergedSides(): Promise<string[]> {
    const query = { pieceId: this.#id }
    const all = await this.#ask('GET /Writing/Writing/GetSnapshots', { query })
    const sides = all.filter(({ cause }) => cause === 'merge')
    const texts = sides.map(async ({ snapshotId }) => {
      const { parts } = await this.#ask('GET /Writing/Writing/GetSnapshot', {
        query: { snapshotId },
      })
      return parts.map(textOf).join('\n')
    })
    return Promise.all(texts)
  }

  #ask<K extends CallKey>(key: K, input: CallInput<K>): Promise<CallAnswer<K>> {
    return answerTo(this.#email, key, input, this.#origin)
  }
}

/** The text of the essay that is open. */
export const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Your essay' })

/** Opens an essay and waits until it can be written. */
export async function openEssay(page: Page, { path }: Essay): Promise<void> {
  await page.goto(path)
  await editorOf(page).waitFor()
}

/** Types at the end of the text, key by key. */
export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(words)
}

/** The tab is seen again, and looks for something newer. */
export const seeAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
