import { commonPasswords } from './common-passwords.ts'

/** Characters that a password has at least, and at most. */
export const shortestPassword = 10
export const longestPassword = 200

/** Whose password it will be: what others know of a person is no password. */
export interface PasswordOwner {
  email?: string
  /** First and last name, as far as they are known. */
  names?: readonly string[]
}

/**
 * What is wrong with a new password, as a sentence for the person; null when it will do. The
 * browser asks while one types, the server when it is sent. There is no rule of symbols: length
 * is what counts, and that it is none of those that are guessed first.
 */
export function checkPassword(password: string, owner: PasswordOwner = {}): string | null {
  const length = [...password].length
  if (length < shortestPassword) return `Use ${shortestPassword} characters or more.`
  if (length > longestPassword) return `Use ${longestPassword} characters or fewer.`
  if (isKnownOf(owner, password)) return 'Use something other than your name or email.'
  if (commonPasswords.has(password.toLowerCase())) {
    return 'This password is one of the most common ones. Choose another.'
  }
  if (isRepeated(password)) return 'This password repeats a few characters. Choose another.'
  return null
}

/** From `Too weak`, which is refused, to `Strong`. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4
  word: 'Too weak' | 'Weak' | 'Fair' | 'Good' | 'Strong'
}

/**
 * How hard a password is to guess, by a rough count of bits: every character that does not merely
 * go on as the one before (`aaa`, `abc`, `321`) counts as a choice among all characters of the
 * kinds that the password holds. Below 50 bits it is weak, below 65 fair, below 80 good. What
 * `checkPassword` refuses is too weak, whatever its count.
 */
export function strengthOf(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (checkPassword(password, owner) !== null) return { score: 0, word: 'Too weak' }
  const bits = choicesIn(password) * Math.log2(kindsIn(password))
  if (bits < 50) return { score: 1, word: 'Weak' }
  if (bits < 65) return { score: 2, word: 'Fair' }
  if (bits < 80) return { score: 3, word: 'Good' }
  return { score: 4, word: 'Strong' }
}

/** Name or email, with nothing but digits and signs added. */
function isKnownOf({ email = '', names = [] }: PasswordOwner, password: string): boolean {
  const letters = lettersOf(password)
  const [mailbox = ''] = email.split('@')
  const known = [email, mailbox, names.join(' '), names.toReversed().join(' '), ...names]
  return known.some((text) => text.trim() !== '' && isSame(text, password, letters))
}

function isSame(known: string, password: string, letters: string): boolean {
  if (known.toLowerCase() === password.toLowerCase()) return true
  const knownLetters = lettersOf(known)
  return knownLetters !== '' && knownLetters === letters
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/** One to four characters over and over: `aaaaaaaaaa`, `abc1abc1abc1`. */
function isRepeated(password: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(password)
}

function choicesIn(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    return before === undefined || Math.abs(code - before) > 1
  }).length
}

/** How many characters there are of the kinds that the password holds. */
function kindsIn(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 100],
  ]
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 1)
}
