import type { ReviseFiling } from '../portable-question.ts'

/** Where in Moodle a category begins that belongs to a course, the site or an activity. */
const root = /^\$(?:course|system|cat|coursecat|module|user)\d*\$$/

/** Names of a category, from the top; `//` is a slash within one. */
export function namesOfCategory(path: string): string[] {
  const names = path
    .replaceAll('//', '\u0000')
    .split('/')
    .map((name) => name.replaceAll('\u0000', '/').trim())
    .filter((name) => name !== '')
  const from = root.test(names[0] ?? '') ? 1 : 0
  return names.slice(names[from] === 'top' ? from + 1 : from)
}

/** The category of these names. */
export const categoryOfNames = (names: readonly string[]): string =>
  ['$course$', 'top', ...names.map((name) => name.replaceAll('/', '//'))].join('/')

/** A category of four or five names, read as test, part, subject, topic and sub-topic. */
export function filingOfCategory(names: readonly string[]): ReviseFiling | null {
  const [test, part, subject, topic, subTopic = null] = names
  if (!test || !part || !subject || !topic || names.length > 5) return null
  return { location: 'revise', test, part, subject, topic, subTopic }
}

/** The category that a filing is read from again. */
export function namesOfFiling({ test, part, subject, topic, subTopic }: ReviseFiling): string[] {
  return [test, part, subject, topic, ...(subTopic === null ? [] : [subTopic])]
}
