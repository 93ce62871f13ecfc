import type { GradeScale } from '@portal/shared/api/schemas'
import { prepareWords, recountTopics, summaryOf } from '../../modules/questions/index.ts'
import { cleanHtml } from '../../rich-text/index.ts'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import type { AuthoredQuestion, TopicTree } from './content/index.ts'

/** A question as it stands in the database, for those who make attempts at it. */
export interface StoredQuestion {
  /** The author's name for it. */
  key: string
  questionId: number
  versionId: number
  topicId: number
  subjectId: number
  sectionId: number
  part: string
  subjectSlug: string
  subject: string
  topic: string
  type: number
  difficulty: number
  /** Letters in order, and the correct one; empty and null for typed answers. */
  letters: string[]
  correctLetter: string | null
  marking: schema.StoredMarking | null
}

/** The grades that tests give; of the others none are known. */
const gradesOfTests: Readonly<Record<string, GradeScale>> = {
  ESAT: { from: 1, to: 9, step: 0.5 },
}

/** The scales of the official scores that tests give; of the others none are known. */
const scoresOfTests: Readonly<Record<string, GradeScale>> = {
  ESAT: { from: 1, to: 9, step: 0.1 },
}

/** Where the content went. */
export interface StoredBank {
  testId: number
  /** Ids of the parts by name. */
  parts: Map<string, number>
  questions: StoredQuestion[]
}

/** Segment of a path from a name: `Cells and molecules` is `cells-and-molecules`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

interface Place {
  sectionId: number
  subjectId: number
  subjectSlug: string
  topicId: number
  subTopicIds: Map<string, number>
}

/** Files the parts, subjects, topics and sub-topics; answers the place of each topic. */
async function fileTopics(
  db: Db,
  testId: number,
  trees: readonly TopicTree[],
): Promise<Map<string, Place>> {
  const parts = await db
    .insert(schema.sectionNumbers)
    .values(
      trees.map((tree, position) => ({
        admissionTestId: testId,
        sectionNo: tree.part,
        position,
        isCompulsory: tree.part === 'Mathematics 1',
      })),
    )
    .returning({ id: schema.sectionNumbers.id, name: schema.sectionNumbers.sectionNo })
  const partIds = new Map(parts.map((part) => [part.name, part.id]))
  const places = new Map<string, Place>()
  for (const tree of trees) {
    const sectionId = partIds.get(tree.part) ?? 0
    const subjects = await db
      .insert(schema.subjects)
      .values(
        tree.subjects.map(({ name }, position) => ({
          sectionId,
          name,
          slug: slugOf(name),
          position,
        })),
      )
      .returning()
    for (const [index, subject] of subjects.entries()) {
      const own = tree.subjects[index]?.topics ?? []
      const topics = await db
        .insert(schema.topics)
        .values(own.map(({ name }, position) => ({ subjectId: subject.id, name, position })))
        .returning()
      const subTopics = await db
        .insert(schema.subTopics)
        .values(
          topics.flatMap((topic, at) =>
            (own[at]?.subTopics ?? []).map((name, position) => ({
              topicId: topic.id,
              name,
              position,
            })),
          ),
        )
        .returning()
      for (const topic of topics) {
        places.set(`${tree.part}/${subject.name}/${topic.name}`, {
          sectionId,
          subjectId: subject.id,
          subjectSlug: subject.slug,
          topicId: topic.id,
          subTopicIds: new Map(
            subTopics
              .filter((each) => each.topicId === topic.id)
              .map((each) => [each.name, each.id]),
          ),
        })
      }
    }
  }
  return places
}

function cleanMarking(marking: AuthoredQuestion['marking']): schema.StoredMarking | null {
  if (marking?.kind !== 'essay') return marking
  return {
    ...marking,
    modelAnswer: cleanHtml(marking.modelAnswer),
    criteria: marking.criteria.map((each) => cleanHtml(each)),
  }
}

/**
 * Stores an admissions test with its parts, topics and authored questions, every question
 * assigned to Revise where it is filed but for those that are for papers alone. Texts are cleaned
 * as those of editors are.
 * @throws Error for a question whose topic is in no tree.
 */
export async function storeBank(
  db: Db,
  content: {
    test: string
    trees: readonly TopicTree[]
    questions: readonly AuthoredQuestion[]
    /** Keys of questions that papers keep to themselves. */
    forPapersOnly?: ReadonlySet<string>
  },
  createdAt: Date,
): Promise<StoredBank> {
  const [test] = await db
    .insert(schema.admissionTests)
    .values({
      name: content.test,
      grades: gradesOfTests[content.test] ?? null,
      scores: scoresOfTests[content.test] ?? null,
    })
    .returning({ id: schema.admissionTests.id })
  const testId = test?.id ?? 0
  const places = await fileTopics(db, testId, content.trees)
  const authored = content.questions.map((question) => {
    const place = places.get(`${question.part}/${question.subject}/${question.topic}`)
    if (place === undefined) throw new Error(`${question.key} is filed under no known topic`)
    return { question, place, marking: cleanMarking(question.marking) }
  })
  if (authored.length === 0) return { testId, parts: new Map(), questions: [] }

  const questionIds = new Map(
    (
      await db
        .insert(schema.questions)
        .values(
          authored.map(({ question }) => ({
            key: question.key,
            questionType: question.type,
            difficulty: question.difficulty,
            createdAt,
            changedAt: createdAt,
            summary: summaryOf(cleanHtml(question.text)).summary,
          })),
        )
        .returning({ id: schema.questions.id, key: schema.questions.key })
    ).map(({ id, key }) => [key, id]),
  )
  const idOf = (question: AuthoredQuestion) => questionIds.get(question.key) ?? 0
  const versionIds = new Map(
    (
      await db
        .insert(schema.questionVersions)
        .values(
          authored.map(({ question, marking }) => ({
            questionId: idOf(question),
            version: 1,
            text: cleanHtml(question.text),
            data: question.data === null ? null : cleanHtml(question.data),
            solution: cleanHtml(question.solution),
            questionType: question.type,
            difficulty: question.difficulty,
            marking,
            createdAt,
          })),
        )
        .returning({ id: schema.questionVersions.id, of: schema.questionVersions.questionId })
    ).map(({ id, of }) => [of, id]),
  )
  const versionOf = (question: AuthoredQuestion) => versionIds.get(idOf(question)) ?? 0
  const options = authored.flatMap(({ question }) =>
    question.options.map((option) => ({
      versionId: versionOf(question),
      letter: option.letter,
      text: cleanHtml(option.text),
      isCorrect: option.isCorrect,
      why: cleanHtml(option.why),
    })),
  )
  if (options.length > 0) await db.insert(schema.questionOptions).values(options)
  await prepareWords(db, [...questionIds.values()])
  const forRevise = authored.filter(({ question }) => !content.forPapersOnly?.has(question.key))
  await db.insert(schema.questionAssignments).values(
    forRevise.map(({ question, place }) => ({
      questionId: idOf(question),
      questionType: question.type,
      difficulty: question.difficulty,
      questionLocation: 1,
      admissionTestId: testId,
      sectionId: place.sectionId,
      subjectId: place.subjectId,
      topicId: place.topicId,
      subTopicId: place.subTopicIds.get(question.subTopic) ?? null,
    })),
  )
  await recountTopics(db)
  return {
    testId,
    parts: new Map([...places].map(([path, place]) => [path.split('/')[0] ?? '', place.sectionId])),
    questions: authored.map(({ question, place, marking }) => ({
      key: question.key,
      questionId: idOf(question),
      versionId: versionOf(question),
      topicId: place.topicId,
      subjectId: place.subjectId,
      sectionId: place.sectionId,
      part: question.part,
      subjectSlug: place.subjectSlug,
      subject: question.subject,
      topic: question.topic,
      type: question.type,
      difficulty: question.difficulty,
      letters: question.options.map((option) => option.letter),
      correctLetter: question.options.find((option) => option.isCorrect)?.letter ?? null,
      marking,
    })),
  }
}
