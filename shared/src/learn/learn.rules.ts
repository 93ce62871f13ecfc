import type { CallAnswer } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { plural } from '@portal/shared/ui'
import type { ReactNode } from 'react'

export type Part = CallAnswer<'GET /training/api/Learning/GetAllLearning'>[number]
export type SubjectCount = Part['subjects'][number]
export type Subject = CallAnswer<'GET /training/api/LearnTopic/GetAllTopic'>
export type Topic = Subject['topics'][number]
export type PageContent = CallAnswer<'GET /training/api/LearnTopic/GetContent'>

/** A topic that can be practised, with its place. */
export interface PractisedTopic {
  admissionTestId: number
  sectionId: number
  subjectId: number
  subjectSlug: string
  topicId: number
  topicName: string
  /** Revise questions filed under it. */
  questionCount: number
}

/** Learn's home, of students and of tutors. */
export type LearnBase = '/resources/question-bank/learn' | '/resources/tutor/question-bank/learn'

/** What differs between students and tutors. */
export interface LearnView {
  /** Path of Learn's home. */
  base: LearnBase
  /** Students see and keep their own progress, and check themselves; tutors read. */
  own?: {
    /** Where check questions are answered. */
    pathOfSet: (set: { id: string; subjectSlug: string }) => string
  }
  /** The control that practises a topic; left out where there is none. */
  practise?: (topic: PractisedTopic) => ReactNode
}

type SubjectName = Pick<Subject, 'learningId' | 'slug'>

/** Path of a subject: its id makes the segment unique, its slug makes it readable. */
export function subjectPath(base: LearnBase, subject: SubjectName): string {
  return pathTo(`${base}/:subject`, { subject: segmentOf(subject) })
}

/** Path of a page under its subject. */
export function pagePath(base: LearnBase, subject: SubjectName, subTopicId: number): string {
  return pathTo(`${base}/:subject/:id`, { subject: segmentOf(subject), id: subTopicId })
}

const segmentOf = ({ learningId, slug }: SubjectName) => `${learningId}-${slug}`

/** Reads an id of the content from a text; null for anything else. */
function readId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}

/** The subject of a segment such as `12-mechanics`, or `12` alone; null for any other segment. */
export function readLearningId(segment: string | undefined): number | null {
  return readId(segment?.replace(/-.*$/, ''))
}

/** The sub-topic of a page's last segment; null for anything that is no id. */
export function readPageId(segment: string | undefined): number | null {
  return readId(segment)
}

/** `3 of 8 topics done`, and for tutors `8 topics`. */
export function topicsInWords(
  of: { topics: number; completedTopics: number },
  isOwn: boolean,
): string {
  if (!isOwn) return plural(of.topics, 'topic')
  return `${of.completedTopics} of ${plural(of.topics, 'topic')} done`
}

/** `4 of 12 pages read`, and for tutors `12 pages`. */
export function pagesInWords(
  of: { pages: number; completedPages: number },
  isOwn: boolean,
): string {
  if (!isOwn) return plural(of.pages, 'page')
  return `${of.completedPages} of ${plural(of.pages, 'page')} read`
}

/** Pages and minutes of a subject, and how many pages are complete. */
export function countsOf(topics: readonly Topic[]): {
  pages: number
  completedPages: number
  minutes: number
} {
  const pages = topics.flatMap((topic) => topic.subTopics)
  return {
    pages: pages.length,
    completedPages: pages.filter((page) => page.isCompleted).length,
    minutes: pages.reduce((sum, page) => sum + page.minutes, 0),
  }
}

/** The first page that is not complete; null when all are. */
export function firstUnread(topics: readonly Topic[]): Topic['subTopics'][number] | null {
  return topics.flatMap((topic) => topic.subTopics).find((page) => !page.isCompleted) ?? null
}

/** The topics with one page marked; a topic is complete once all its pages are. */
export function withCompletion(
  subject: Subject,
  subTopicId: number,
  isCompleted: boolean,
): Subject {
  return {
    ...subject,
    topics: subject.topics.map((topic) => {
      const subTopics = topic.subTopics.map((page) =>
        page.subTopicId === subTopicId ? { ...page, isCompleted } : page,
      )
      return { ...topic, subTopics, isCompleted: subTopics.every((page) => page.isCompleted) }
    }),
  }
}

/** What a page's topic is practised by. */
export function topicOfPage(page: PageContent): PractisedTopic {
  return {
    admissionTestId: page.admissionTestId,
    sectionId: page.sectionId,
    subjectId: page.learningId,
    subjectSlug: page.subjectSlug,
    topicId: page.topicId,
    topicName: page.topicName,
    questionCount: page.questionCount,
  }
}

/**
 * A page's text as it stands under the page's own title: authors begin at the third level, and a
 * wide table scrolls in a box of its own. Both are plain tags, since the server has cleaned them.
 */
export function fitToPage(html: string): string {
  return html
    .replace(/<(\/?)h3>/g, '<$1h2>')
    .replace(/<(\/?)h4>/g, '<$1h3>')
    .replace(/<table>/g, '<div class="wide"><table>')
    .replace(/<\/table>/g, '</table></div>')
}

/** Where the arrow keys belong to somebody else: fields, players, boxes that scroll, dialogs. */
const keepsArrows =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], video, audio, dialog, [role=dialog], [role=menu], [role=menuitem], [role=tab], [role=radio], [role=slider], .wide'

/** Which neighbour an arrow key asks for; null where the key means something else. */
export function turnOf(event: KeyboardEvent): 'previous' | 'next' | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return null
  }
  if (event.target instanceof Element && event.target.closest(keepsArrows) !== null) return null
  if (event.key === 'ArrowLeft') return 'previous'
  return event.key === 'ArrowRight' ? 'next' : null
}

/** True of the failures that say that there is no such thing. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return error.status === 404 || error.status === 400
}
