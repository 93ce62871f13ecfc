import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildQuestions } from '../../database/seed/content/index.ts'
import { buildWritingQuestions } from '../../database/seed/content/writing.ts'
import { cleanHtml } from '../../rich-text/index.ts'
import {
  type FileToWrite,
  fingerprintOf,
  moodleWriter,
  type PortableFiling,
  type PortableQuestion,
  type ReadItem,
} from '../index.ts'
import { sha256Of } from '../normal-form.rules.ts'
import { readAll } from '../testing.ts'

async function written(
  questions: readonly PortableQuestion[],
  files: ReadonlyMap<string, FileToWrite> = new Map(),
): Promise<string> {
  let xml = ''
  const openFile = async (id: string) => files.get(id)
  const onLeft = (_question: PortableQuestion, message: string) => {
    throw new Error(message)
  }
  for await (const piece of moodleWriter.write(questions, { openFile, onLeft })) xml += piece
  return xml
}

const hashOfFound = (item: ReadItem) => (id: string) =>
  item.files.find(({ placeholder }) => placeholder === id)?.sha256

const filed = (filings: readonly PortableFiling[]) =>
  filings.map((one) => JSON.stringify(one, Object.keys(one).sort())).sort()

/** What the law is about. */
const kept = (question: PortableQuestion, hashOf: (id: string) => string | undefined) => ({
  key: question.key,
  fingerprint: fingerprintOf(question, hashOf),
  difficulty: question.difficulty,
  filings: filed(question.filings),
})

async function mustComeBack(
  questions: readonly PortableQuestion[],
  files: ReadonlyMap<string, FileToWrite> = new Map(),
) {
  const items = await readAll(await written(questions, files))
  const hashOf = (id: string) => {
    const file = files.get(id)
    return file && sha256Of(file.bytes)
  }
  const back = items.map((item) => item.question && kept(item.question, hashOfFound(item)))
  expect(items.map(({ refusal }) => refusal).filter((one) => one !== null)).toEqual([])
  expect(back).toEqual(questions.map((question) => kept(question, hashOf)))
  return items
}

const inMock = (part: string, mockNumber: number): PortableFiling => ({
  ...{ location: 'simulate', test: 'ESAT', paperType: 2, year: null, link: null },
  ...{ mockNumber, part, number: 7, subject: 'Physics', topic: 'Forces', subTopic: null },
})

describe('what is written comes back', () => {
  it('as the same, for the whole demo bank', async () => {
    const questions = [...buildQuestions(), ...buildWritingQuestions()].map(
      (question, at): PortableQuestion => ({
        ...{ type: question.type, text: question.text, data: question.data },
        ...{ solution: question.solution, answers: question.options, marking: question.marking },
        ...{ difficulty: question.difficulty, key: question.key, name: question.key, tags: [] },
        filings: [
          {
            ...{ location: 'revise', test: 'ESAT', part: question.part },
            ...{ subject: question.subject, topic: question.topic },
            subTopic: question.subTopic,
          },
          ...(at % 5 === 0 ? [inMock(question.part, at + 1)] : []),
        ],
      }),
    )
    const items = await mustComeBack(questions)
    const warned = items.filter(({ warnings }) => warnings.length > 0)
    expect(warned.map(({ title, warnings }) => ({ title, warnings }))).toEqual([])
  })

  it('as the same, for whatever a question may say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion, { minLength: 1, maxLength: 4 }), async (all) => {
        await mustComeBack(all.map((one, at) => ({ ...one, key: `key.${at}` })))
      }),
      { numRuns: 150 },
    )
  })

  it('with its images', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const large = Buffer.concat([png, Buffer.alloc(2_000_000, 7)])
    const one = '11111111-1111-4111-8111-111111111111'
    const other = '22222222-2222-4222-8222-222222222222'
    const files = new Map([
      [one, { name: 'a b "c" & d.png', bytes: png }],
      [other, { name: 'the same name.png', bytes: large }],
    ])
    const image = (id: string) => `<img data-file="${id}" alt="A graph" width="40" />`
    const [item] = await mustComeBack(
      [
        {
          ...{ type: 1, text: `<p>${image(one)}${image(other)}</p>`, data: image(one) },
          ...{ solution: image(other), marking: null, difficulty: 2, key: 'images.1' },
          ...{ name: 'images.1', filings: [], tags: [] },
          answers: [
            { letter: 'a', text: image(one), isCorrect: true, why: image(other) },
            { letter: 'b', text: 'No', isCorrect: false, why: '' },
          ],
        },
      ],
      files,
    )
    expect(item?.files.map(({ type, bytes }) => [type, bytes.length])).toEqual([
      ['image/png', png.length],
      ['image/png', large.length],
    ])
  })
})

const word = fc.constantFrom(
  ...['a', 'York', 'x < y', '&amp;', 'é', '\\( \\frac{1}{2} \\)', '$$5', 'and $$6', '\\[', '\\]'],
  ...[
    '[tex]',
    '[/tex]',
    ']]>',
    '<![CDATA[',
    '{1:MC:=a~b}',
    '[[blank]]',
    '[[1]]',
    '@@PLUGINFILE@@/',
  ],
  ...[
    '<b>bold</b>',
    '<sub>2</sub>',
    '<br />',
    '“ ”',
    '\u00a0',
    '*',
    '%50%',
    '~',
    '#',
    '=',
    '\\',
    '|',
  ],
)

const html = fc
  .array(word, { maxLength: 6 })
  .map((words) => words.join(' '))
  .chain((inside) =>
    fc.constantFrom(
      ...[inside, `<p>${inside}</p>`, `<ul><li>${inside}</li><li>two</li></ul>`],
      `<table><tbody><tr><td>${inside}</td></tr></tbody></table>`,
      `<div><div>${inside}</div></div>`,
    ),
  )
  .map((text) => cleanHtml(text))

const seen = html.map((text) => cleanHtml(`${text} seen`))

const name = fc
  .array(fc.constantFrom('Algebra', 'A/B', '//', '$course$', 'top', 'é & ü', '<x>', '"'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => `n ${words.join(' ')}`)

const filing: fc.Arbitrary<PortableFiling> = fc.oneof(
  fc.record({
    ...{ location: fc.constant('revise' as const), test: name, part: name, subject: name },
    ...{ topic: name, subTopic: fc.option(name) },
  }),
  fc.record({
    ...{ location: fc.constant('simulate' as const), test: name },
    ...{ paperType: fc.constantFrom(1 as const, 2 as const), part: fc.option(name) },
    ...{ year: fc.option(fc.integer({ min: 1900, max: 2200 })), number: fc.option(fc.nat(100)) },
    ...{ mockNumber: fc.option(fc.nat(100)), link: fc.option(fc.webUrl()) },
    ...{ subject: fc.option(name), topic: fc.option(name), subTopic: fc.option(name) },
  }),
)

const general = {
  ...{ data: fc.option(seen), solution: html, difficulty: fc.integer({ min: 1, max: 5 }) },
  ...{ key: fc.constant('key'), name: fc.constant('key'), tags: fc.constant<string[]>(['waves']) },
  ...{ filings: fc.array(filing, { maxLength: 3 }), text: html },
}

const chosen = fc
  .record({ ...general, type: fc.constantFrom(1 as const, 3 as const) })
  .chain((base) =>
    fc
      .record({
        all: fc.array(fc.record({ text: html, why: html }), { maxLength: 26 }),
        right: fc.nat(30),
      })
      .map(
        ({ all, right }): PortableQuestion => ({
          ...{ ...base, marking: null },
          answers: all.map((one, at) => ({
            ...{ letter: String.fromCharCode(97 + at), isCorrect: at === right, ...one },
          })),
        }),
      ),
  )

const essay = fc
  .record({ ...general, modelAnswer: html, criteria: fc.array(seen, { maxLength: 10 }) })
  .map(
    ({ modelAnswer, criteria, ...base }): PortableQuestion => ({
      ...{ ...base, type: 2, answers: [] },
      marking: { kind: 'essay', modelAnswer, criteria },
    }),
  )

const typed = fc
  .record({
    ...{ ...general, unit: fc.option(fc.constantFrom('m/s', '%', '°', '<u>')) },
    expected: fc.constantFrom('', '3.50', '-2', '22/7', '2*x', 'x^2 * y', '1e6', 'sqrt(2)'),
    ...{
      variables: fc.constantFrom<string[]>([], ['x', 'y']),
      tolerance: fc.constantFrom(null, 0, 0.01, 1e-9),
    },
  })
  .map(
    ({ unit, expected, variables, tolerance, ...base }): PortableQuestion => ({
      ...{ ...base, type: 4, answers: [] },
      marking: {
        ...{ kind: 'equation', expected, variables },
        ...(unit !== null && { unit }),
        ...(tolerance !== null && { tolerance }),
      },
    }),
  )

const anyQuestion = fc.oneof(chosen, essay, typed)
