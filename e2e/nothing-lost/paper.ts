import { pathTo } from '@portal/shared/contract'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { tokensOf } from '../support/tokens.ts'

/** A question of a paper as the server gives it out. */
export interface PaperQuestion {
  questionId: number
  number: number
  /** 1 for a choice among options. */
  questionType: number
  options: { letter: string }[]
  response: { letter?: string } | null
  timeMs: number
}

/** A timed paper that a student has begun. */
export interface Paper {
  setId: string
  /** Where it is sat. */
  path: string
  questions: PaperQuestion[]
  startedAt: number
}

/** Talks to the server as one student, past the browser: what counts is what is there. */
export class Witness {
  readonly baseUrl: string
  readonly email: string
  #token = ''

  constructor(baseUrl: string, email: string) {
    this.baseUrl = baseUrl
    this.email = email
  }

  /** A call of the API. @throws Error with the server's words when it refuses. */
  async ask<T>(path: string, body?: unknown): Promise<T> {
    if (this.#token === '') {
      this.#token = (await tokensOf(this.email, this.baseUrl)).accessToken
    }
    const answer = await fetch(`${this.baseUrl}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { data, message } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${message}`)
    return data
  }

  /** Begins one part of a paper, a fresh sitting each time. */
  async startPaper(): Promise<Paper> {
    type Papers = { papers: { sections: { examSectionId: number; questionCount: number }[] }[] }
    const { papers } = await this.ask<Papers>('/Exam/Simulate/GetPapers')
    const section = papers
      .flatMap(({ sections }) => sections)
      .find(({ questionCount }) => questionCount === 27)
    if (section === undefined) throw new Error('There is no paper of 27 questions')
    const startedAt = Date.now()
    const { setId, sittingId } = await this.ask<{ setId: string; sittingId: string }>(
      '/Exam/Simulate/Start',
      { examSectionIds: [section.examSectionId] },
    )
    return {
      setId,
      path: pathTo('/resources/question-bank/simulate/continue/:start', { start: sittingId }),
      questions: (await this.set(setId)).questions,
      startedAt,
    }
  }

  set(setId: string) {
    type Served = {
      state: string
      questions: PaperQuestion[]
      serverNow: string
      deadlineAt: string
    }
    return this.ask<Served>(`/Revise/api/Revise/GetSet?setId=${setId}`)
  }

  /** Letters that the server holds, by the number of the question. */
  async held(setId: string): Promise<Map<number, string>> {
    const { questions } = await this.set(setId)
    return new Map(
      questions.flatMap(({ number, response }) =>
        response?.letter === undefined ? [] : [[number, response.letter] as const],
      ),
    )
  }

  /** Answers that have ever been marked: each attempt counts once. */
  async attempts(): Promise<number> {
    const path = '/Revise/api/Revise/GetReviseDashBoardData'
    return (await this.ask<{ answered: number }>(path)).answered
  }
}

/** Waits until the letter is chosen on the question that is open. */
export const chosen = (page: Page, letter: string): Promise<void> =>
  page
    .getByRole('radio', { name: new RegExp(`^${letter.toUpperCase()}`) })
    .and(page.locator(':checked'))
    .waitFor()

/** What the test itself has answered: the truth that everything is compared with. */
export class AnswerSheet {
  readonly given = new Map<number, string>()

  /** Opens a question and answers it by keyboard. */
  async answer(page: Page, number: number, letter: string): Promise<void> {
    await openQuestion(page, number)
    await page.keyboard.press(letter)
    await chosen(page, letter)
    this.given.set(number, letter)
  }
}

/** Goes to a question by the palette, unless it is open. */
export async function openQuestion(page: Page, number: number): Promise<void> {
  const heading = page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) })
  await page.getByRole('heading', { name: /^Question \d+ of / }).waitFor()
  // Until the device's store is open, what is answered has no time of its own yet.
  await page.locator('main:not([aria-busy])').waitFor()
  if ((await heading.count()) === 0) {
    await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click()
  }
  await heading.waitFor()
}

/** Waits until the page says this about where the answers are. */
export async function untilShown(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('status').filter({ hasText: text }).first().waitFor()
}

/**
 * Goes to another question and waits until the server has all that was done so far: with what is
 * left goes the time on it, where it was a second or more. What waits after that are answers alone.
 */
export async function moveOnTo(page: Page, number: number): Promise<void> {
  await openQuestion(page, number)
  await untilShown(page, /^Saved$/)
}

/** Hands in and waits until the server has it. */
export async function handIn(page: Page, witness: Witness, setId: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Finish|Hand in)/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /^Hand in/ })
    .click()
  await expect
    .poll(async () => (await witness.set(setId)).state, { timeout: 60_000 })
    .toBe('finished')
}

/** The page's clock must show what the server's says is left, within two seconds. */
export async function expectRightClock(page: Page, witness: Witness, setId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { serverNow, deadlineAt } = await witness.set(setId)
        const left = (Date.parse(deadlineAt) - Date.parse(serverNow)) / 1000
        const [minutes = 0, seconds = 0] = (
          (await page.getByRole('timer').first().textContent()) ?? ''
        )
          .replace(/[^\d:]/g, '')
          .split(':')
          .map(Number)
        return Math.abs(left - (minutes * 60 + seconds)) <= 2
      },
      { timeout: 60_000 },
    )
    .toBe(true)
}
