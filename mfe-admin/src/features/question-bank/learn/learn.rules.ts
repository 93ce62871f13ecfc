import { pathTo } from '@portal/shared/contract'
import type { LearnSubject, ListedPage } from './learn.queries.ts'

/** Which pages are listed: all; those that students read; with a draft; of which there is nothing. */
export const pageFilters = ['published', 'draft', 'none'] as const
export type PageFilter = (typeof pageFilters)[number]

/** What of Learn is listed. */
export interface PagesAsked {
  search: string
  state: PageFilter | null
  sectionId: number | null
}

/** A part of a test with those of its subjects that have something that fits. */
export interface ListedPart {
  sectionId: number
  /** With the test, where there is more than one. */
  name: string
  subjects: LearnSubject[]
}

/** Figures of some pages. */
export interface PageCounts {
  pages: number
  published: number
  drafts: number
  holes: number
}

const fitsState = ({ state, hasDraft, isArchived }: ListedPage, asked: PageFilter | null) => {
  if (asked === null) return true
  if (asked === 'draft') return hasDraft
  return asked === 'none' ? state === 'none' && !isArchived : state === asked
}

/**
 * The parts with the pages that fit, in their order. A name of a subject or topic finds all of its
 * pages; the figures of a subject stay those of all of it.
 */
export function partsOf(subjects: readonly LearnSubject[], asked: PagesAsked): ListedPart[] {
  const words = asked.search.trim().toLowerCase()
  const names = (...all: string[]) => all.some((name) => name.toLowerCase().includes(words))
  const listed = subjects
    .filter(({ sectionId }) => asked.sectionId === null || sectionId === asked.sectionId)
    .map((subject) => ({
      ...subject,
      topics: subject.topics
        .map((topic) => ({
          ...topic,
          subTopics: topic.subTopics.filter(
            (page) => fitsState(page, asked.state) && names(page.name, topic.name, subject.name),
          ),
        }))
        .filter(({ subTopics }) => subTopics.length > 0),
    }))
    .filter(({ topics }) => topics.length > 0)
  const hasTests = new Set(subjects.map(({ admissionTestId }) => admissionTestId)).size > 1
  const parts = new Map<number, ListedPart>()
  for (const subject of listed) {
    const { sectionId, sectionNo, admissionTestName } = subject
    const name = hasTests ? `${admissionTestName}, ${sectionNo}` : sectionNo
    const part = parts.get(sectionId) ?? { sectionId, name, subjects: [] }
    part.subjects.push(subject)
    parts.set(sectionId, part)
  }
  return [...parts.values()]
}

/** Figures of subjects; a page with a draft counts among those that are published too. */
export function countsOf(subjects: readonly LearnSubject[]): PageCounts {
  const pages = subjects.flatMap(({ topics }) => topics.flatMap(({ subTopics }) => subTopics))
  return {
    pages: pages.length,
    published: pages.filter(({ state }) => state === 'published').length,
    drafts: pages.filter(({ hasDraft }) => hasDraft).length,
    holes: subjects.reduce((sum, { holes }) => sum + holes, 0),
  }
}

/** How a page stands, in a word or two, and its colour. */
export function stateOf({
  state,
  isArchived,
}: Pick<ListedPage, 'state'> & { isArchived?: boolean }) {
  if (isArchived) return { label: 'Archived', tone: 'neutral' } as const
  if (state === 'published') return { label: 'Published', tone: 'success' } as const
  if (state === 'draft') return { label: 'Draft', tone: 'brand' } as const
  return { label: 'No page', tone: 'warning' } as const
}

/** The filter of an address; null for all, and for what is none. */
export const filterOf = (text: string | null): PageFilter | null =>
  pageFilters.find((filter) => filter === text) ?? null

/** An id of the content in an address; null for anything else. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}

/** Where a page is looked at and edited. */
export const pagePath = (
  { learningId, slug }: { learningId: number; slug: string },
  subTopicId: number,
) => pathTo('/question-bank/learn/:sub/:id', { sub: `${learningId}-${slug}`, id: subTopicId })
