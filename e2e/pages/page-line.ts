import type { PersonRole } from '../support/people.ts'

/** A page as it is walked: who opens it, where, and a text that shows that its data has come. */
export interface PageCase {
  /** `Nobody` is whoever is not signed in. */
  role: PersonRole | 'Nobody'
  /** Its address; a name in braces stands for a record of the demo world, `{flag}`. */
  path: string
  text: string
  /** Who opens it where the role's own person has nothing to see there. */
  email?: string
  /** A button of it, whose dialog is then looked at as well. */
  press?: string
}

/** The same as a line of its role's table. */
export type PageLine = readonly [
  path: string,
  text: string,
  more?: Pick<PageCase, 'email' | 'press'>,
]
