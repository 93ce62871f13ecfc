import { type Block, type PrintedDocument, writtenDay } from '../../printing/document.ts'
import { blocksOf, partsOf } from '../../printing/html.rules.ts'
import type { FinishedSetView, ReviseSetView, VerdictView } from './set.views.ts'

type Question = ReviseSetView['questions'][number]

/** A set that is looked back at, as a document: every question with answer, key and solution. */
export function printedSet(set: ReviseSetView, summary: FinishedSetView): PrintedDocument {
  return {
    title: set.title,
    facts: [
      { label: 'Finished', value: writtenDay(summary.finishedAt) },
      { label: 'Right', value: `${summary.correct} of ${summary.total}` },
    ],
    sections: [{ heading: 'Questions', blocks: blocksOfSet(set) }],
  }
}

/** The questions of a set, with what may be seen of their keys. */
export function blocksOfSet(set: ReviseSetView): Block[] {
  return set.questions.flatMap(blocksOfQuestion)
}

function blocksOfQuestion(question: Question): Block[] {
  const { number, topicName, data, text, options, verdict } = question
  return [
    { kind: 'heading', text: `Question ${number}: ${outcomeOf(question)} (${topicName})` },
    ...(data === null ? [] : blocksOf(data)),
    ...blocksOf(text.replaceAll('[[blank]]', '____')),
    ...options.map(
      ({ letter, html }): Block => ({
        kind: 'item',
        mark: letter.toUpperCase(),
        parts: partsOf(html),
      }),
    ),
    ...answerOf(question),
    ...(verdict === null ? [] : blocksOfVerdict(verdict)),
  ]
}

function outcomeOf({ response, verdict }: Question): string {
  if (response === null) return 'not answered'
  if (verdict === null) return 'answered'
  if (verdict.isCorrect === null) return 'not marked yet'
  return verdict.isCorrect ? 'right' : 'wrong'
}

function answerOf({ response }: Question): Block[] {
  if (response === null) return []
  const text = response.kind === 'choice' ? response.letter.toUpperCase() : response.text
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return [
    { kind: 'label', text: 'Answer given' },
    ...lines.map((line): Block => ({ kind: 'paragraph', parts: [{ kind: 'text', text: line }] })),
  ]
}

function blocksOfVerdict(verdict: VerdictView): Block[] {
  const { correctLetter, expected, solution, modelAnswer, criteria, criteriaMet, comment } = verdict
  const part = (label: string, blocks: Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'label', text: label }, ...blocks]
  const plain = (text: string | null): Block[] =>
    text === null || text === '' ? [] : [{ kind: 'paragraph', parts: [{ kind: 'text', text }] }]
  return [
    ...part('Right answer', [
      ...plain(correctLetter?.toUpperCase() ?? null),
      ...blocksOf(expected ?? ''),
    ]),
    ...part('Solution', blocksOf(solution)),
    ...part('Model answer', blocksOf(modelAnswer ?? '')),
    ...part(
      'Criteria',
      criteria.map(
        (html, at): Block => ({
          kind: 'item',
          mark: criteriaMet === null ? '–' : criteriaMet[at] === true ? '✓' : '✗',
          parts: partsOf(html),
        }),
      ),
    ),
    ...part('The tutor’s comment', plain(comment)),
  ]
}
