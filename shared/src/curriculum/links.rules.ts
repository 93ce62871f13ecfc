import type { CallInput } from '@portal/shared/api'
import type { ItemLink } from './curriculum-links.tsx'

/** A link as a call saves it. */
export type SentLink =
  CallInput<'POST /Curriculum/admin/Curriculum/SaveMonth'>['body']['items'][number]['links'][number]

/** A link as a form holds it: '' stands for what it does not have. */
export interface LinkValues {
  kind: ItemLink['kind']
  id: string
  path: string
  label: string
  /** It leads nowhere any more. */
  isBroken: boolean
}

/** What each kind of link leads to, in words. */
export const linkKinds: Readonly<Record<ItemLink['kind'], string>> = {
  topic: 'Practice in a topic',
  learnPage: 'Page to learn from',
  paper: 'Paper',
  academy: 'Academy',
  video: 'Video',
  seminar: 'Seminar',
  course: 'Course',
  book: 'Book',
  reading: 'Reading list',
  submission: 'Essay or statement to write',
  web: 'Page on the web',
}

/** An item has at most so many links. */
export const mostLinks = 3

/** Links as a form begins with them. */
export const linkValues = (links: readonly ItemLink[]): LinkValues[] =>
  links.map(({ kind, id, path, label, state }) => ({
    ...{ kind, id: id ?? '', path: path ?? '', label },
    isBroken: state === 'gone',
  }))

/** Links as a form sends them. */
export const sentLinks = (links: readonly LinkValues[]): SentLink[] =>
  links.map(({ kind, id, path, label }) => ({
    kind,
    ...(id === '' ? { path } : { id }),
    label,
  }))
