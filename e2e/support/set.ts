import type { Page } from 'playwright'

interface SetQuestion {
  questionId: number
  number: number
  questionType: number
  options: { letter: string }[]
  response: { kind: string; letter?: string; text?: string } | null
  sequence: number
  timeMs: number
}

/** A set as the server holds it. */
export interface ServerSet {
  state: 'open' | 'finished'
  questions: SetQuestion[]
}

/** Asks the server for a set with the token that the page holds: what counts is what is there. */
export async function setOnServer(page: Page, setId: string): Promise<ServerSet> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const origin = new URL(page.url()).origin
  const answer = await fetch(`${origin}/api/Revise/api/Revise/GetSet?setId=${setId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).data
}

/** The first question of a type (1 MCQ, 2 Essay, 3 Fill in the Blanks, 4 Equation). */
export function firstOfType(set: ServerSet, type: number): SetQuestion {
  const found = set.questions.find((question) => question.questionType === type)
  if (found === undefined) throw new Error(`The set has no question of type ${type}`)
  return found
}

/** Opens a question by the palette. */
export async function goTo(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click()
  await page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) }).waitFor()
}
