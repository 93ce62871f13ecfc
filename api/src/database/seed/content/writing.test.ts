import { describe, expect, it } from 'vitest'
import { similarPairs } from './similarity.ts'
import { buildProvenWriting, buildWritingQuestions, writingPapers, writingTree } from './writing.ts'

const questions = buildWritingQuestions()

describe('the writing task', () => {
  it('has six questions filed in its tree, none like another', () => {
    expect(questions).toHaveLength(6)
    expect(new Set(questions.map(({ key }) => key)).size).toBe(6)
    const [subject] = writingTree.subjects
    for (const question of questions) {
      expect([question.part, question.subject]).toEqual([writingTree.part, subject?.name])
      const topic = subject?.topics.find(({ name }) => name === question.topic)
      expect(topic?.subTopics).toContain(question.subTopic)
    }
    expect(similarPairs(questions, 0.3)).toEqual([])
  })

  it('has for each a model answer of at least 250 words that meets five criteria', () => {
    for (const { question, proof } of buildProvenWriting()) {
      const { marking } = question
      if (marking?.kind !== 'essay') throw new Error(`${question.key} is no essay`)
      expect(marking.criteria).toHaveLength(5)
      const words = marking.modelAnswer.replace(/<[^>]*>/g, ' ').match(/[\w’'-]+/g) ?? []
      expect(words.length).toBeGreaterThanOrEqual(250)
      expect([question.key, proof(marking.modelAnswer)]).toEqual([question.key, true])
    }
  })

  it('makes three mocks of one question each in 40 minutes', () => {
    const keys = writingPapers.flatMap(({ sections }) =>
      sections.flatMap((section) => section.questionKeys),
    )
    expect(new Set(keys).size).toBe(3)
    expect(questions.filter(({ key }) => keys.includes(key))).toHaveLength(3)
    expect(writingPapers.map(({ mockPaperNumber }) => mockPaperNumber)).toEqual([1, 2, 3])
    expect(writingPapers.every(({ sections }) => sections[0]?.minutes === 40)).toBe(true)
  })
})
