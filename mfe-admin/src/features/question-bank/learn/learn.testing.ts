import type { EditedPage, LearnSubject, ListedPage } from './learn.queries.ts'

/** A page of the list; published, and edited by Ada Author. */
export const makeListedPage = (more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ subTopicId: 7, name: 'Roots', words: 420, state: 'published', hasDraft: false },
  ...{ isArchived: false, changedAt: '2027-03-01T10:00:00.000Z', changedBy: 'Ada Author' },
  ...more,
})

/** A subject of Mathematics 1 with all of its pages in one topic. */
export function makeSubject({
  pages,
  ...more
}: Partial<LearnSubject> & { pages: ListedPage[] }): LearnSubject {
  return {
    ...{ learningId: 12, name: 'Algebra', slug: 'algebra', holes: 0 },
    ...{ admissionTestId: 1, admissionTestName: 'ESAT', sectionId: 10, sectionNo: 'Mathematics 1' },
    ...more,
    topics: [{ topicId: 3, name: `Topic of ${more.name}`, holes: 0, subTopics: pages }],
  }
}

/** A page that students read, without a draft. */
export const makeEditedPage = (more: Partial<EditedPage> = {}): EditedPage => ({
  ...{ subTopicId: 7, title: 'Roots', topicId: 3, topicName: 'Quadratics' },
  ...{ learningId: 12, subjectName: 'Algebra', subjectSlug: 'algebra' },
  ...{ sectionNo: 'Mathematics 1', state: 'published', words: 420, minutes: 3 },
  ...{ body: '<p>Two roots.</p>', html: '<p>Two roots.</p>', videoUrl: null, film: null },
  ...{ version: 1, changedAt: '2027-03-01T10:00:00.000Z', changedBy: 'Ada Author', draft: null },
  ...more,
})
