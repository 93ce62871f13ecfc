import type { CallAnswer } from '@portal/shared/api'
import type { Db } from '../../../database/db.ts'
import type { CurriculumLink } from '../../../database/schema/index.ts'
import { academyLinks, videoLinks } from './academy-links.repository.ts'
import { learnPageLinks, paperLinks, topicLinks } from './bank-links.repository.ts'
import { bookLinks } from './book-links.repository.ts'
import { courseLinks, seminarLinks } from './event-links.repository.ts'
import type { LinkChoice, LinkKind, LinkReader, Target } from './link-kind.ts'
import { readingLinks } from './reading-links.repository.ts'
import { submissionLinks } from './submission-links.repository.ts'

export type { LinkReader } from './link-kind.ts'

/** A link as the contract shows it. */
export type ShownLink =
  CallAnswer<'GET /Curriculum/Curriculum/GetStudentCurriculumV2'>['items'][number]['links'][number]

type OwnKind = Exclude<CurriculumLink['kind'], 'web'>

/** Every kind of thing in the portal that an item may link to. */
const linkKinds: Readonly<Record<OwnKind, LinkKind>> = {
  topic: topicLinks,
  learnPage: learnPageLinks,
  paper: paperLinks,
  academy: academyLinks,
  video: videoLinks,
  seminar: seminarLinks,
  course: courseLinks,
  book: bookLinks,
  reading: readingLinks,
  submission: submissionLinks,
}

const isOwn = (kind: CurriculumLink['kind']): kind is OwnKind => kind !== 'web'

/** What a link of this kind can be set to, by its words; nothing for the web. */
export async function searchTargets(
  db: Db,
  kind: CurriculumLink['kind'],
  words: string | undefined,
): Promise<LinkChoice[]> {
  return isOwn(kind) ? await linkKinds[kind].search(db, words) : []
}

/**
 * Shows the links of items as one reader sees them: one statement for each kind that occurs.
 * @returns the same items, with what each link leads to and how it stands
 */
export async function withLinks<T extends { links: readonly CurriculumLink[] }>(
  db: Db,
  items: readonly T[],
  reader: LinkReader,
  now: Date,
): Promise<(Omit<T, 'links'> & { links: ShownLink[] })[]> {
  const ids = new Map<OwnKind, Set<string>>()
  for (const { kind, id } of items.flatMap(({ links }) => links)) {
    if (!isOwn(kind) || id === undefined) continue
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  }
  const found = new Map<string, Target>()
  for (const [kind, wanted] of ids) {
    const targets = await linkKinds[kind].find(db, [...wanted], reader, now)
    for (const [id, target] of targets) found.set(`${kind} ${id}`, target)
  }
  return items.map((item) => ({
    ...item,
    links: item.links.map((link) => shown(link, found.get(`${link.kind} ${link.id}`), reader)),
  }))
}

function shown(
  { kind, id, path, label }: CurriculumLink,
  target: Target | undefined,
  reader: LinkReader,
): ShownLink {
  const link = { kind, id: id ?? null, path: path ?? null, label }
  if (!isOwn(kind))
    return { ...link, to: path ?? null, state: path === undefined ? 'gone' : 'open' }
  if (target === undefined) return { ...link, to: null, state: 'gone' }
  if (target.isDone) return { ...link, to: target.to, state: 'done' }
  const isLocked = reader.role === 'Student' && !reader.has(linkKinds[kind].needs)
  return { ...link, to: isLocked ? null : target.to, state: isLocked ? 'locked' : 'open' }
}
