import { describe, expect, it } from 'vitest'
import {
  answer,
  category,
  moodleQuestion,
  questionOf,
  quiz,
  readAll,
  warningsOf,
} from '../testing.ts'

const key = (answers: readonly { letter: string; isCorrect: boolean }[]) =>
  answers.flatMap(({ letter, isCorrect }) => (isCorrect ? [letter] : [])).join('')

/** The one item of a file with this question, without the warning that it is filed nowhere. */
async function readOne(xml: string) {
  const [item, ...more] = await readAll(quiz(category('$course$/top/ESAT/M1/Algebra/Lines'), xml))
  expect(more).toEqual([])
  return item
}

describe('choices', () => {
  it('are MCQ with the reasons of their feedback, and the solution is the general one', async () => {
    const item = await readOne(
      moodleQuestion(
        'multichoice',
        `<generalfeedback format="html"><text>Think.</text></generalfeedback><single>true</single>
        ${answer(0, '<p>One</p>', 'Too few.')}${answer(100, 'Two', 'Yes.')}${answer(0, '')}
        <idnumber>q-7</idnumber><tags><tag><text>waves</text></tag></tags>`,
      ),
    )
    expect(questionOf(item)).toMatchObject({
      ...{ type: 1, text: '<p>What?</p>', data: null, solution: 'Think.', tags: ['waves'] },
      ...{ difficulty: null, key: null, name: 'A question', marking: null },
      answers: [
        { letter: 'a', text: '<p>One</p>', isCorrect: false, why: 'Too few.' },
        { letter: 'b', text: 'Two', isCorrect: true, why: 'Yes.' },
      ],
      filings: [
        {
          ...{ location: 'revise', test: 'ESAT', part: 'M1' },
          ...{ subject: 'Algebra', topic: 'Lines', subTopic: null },
        },
      ],
    })
    expect(item).toMatchObject({ itemNo: 1, line: 4, externalId: 'q-7', warnings: [] })
  })

  it.each([
    ['one right', 'true', [0, 100], 'b', []],
    ['others in part', 'true', [50, 100, -25], 'b', ['part-marks']],
    ['none right', 'true', [0, 0], '', ['needs-key']],
    ['one right where several may be', 'false', [100, 0], 'a', []],
    ['as thirds are written', 'true', ['99.99999', 0], 'a', []],
  ] as const)('%s', async (_name, single, fractions, right, warnings) => {
    const answers = fractions.map((fraction, at) => answer(fraction, `Answer ${at}`)).join('')
    const item = await readOne(
      moodleQuestion('multichoice', `<single>${single}</single>${answers}`),
    )
    expect(key(questionOf(item).answers)).toBe(right)
    expect(warningsOf(item)).toEqual(warnings)
  })

  it.each([
    ['false', [50, 50, 0], 'several-right'],
    ['true', [100, 100], 'several-right'],
    ['true', [100, ...Array.from({ length: 26 }, () => 0)], 'too-many-answers'],
  ])('are refused: single %s, %j', async (single, fractions, refusal) => {
    const answers = fractions.map((fraction, at) => answer(fraction, `Answer ${at}`)).join('')
    const item = await readOne(
      moodleQuestion('multichoice', `<single>${single}</single>${answers}`),
    )
    expect(item).toMatchObject({ question: null, refusal: { name: refusal } })
  })

  it('take 26 answers', async () => {
    const answers = Array.from({ length: 26 }, (_, at) => answer(at === 25 ? 100 : 0, `A${at}`))
    const item = await readOne(moodleQuestion('multichoice', answers.join('')))
    expect(key(questionOf(item).answers)).toBe('z')
  })

  it('true or false', async () => {
    const item = await readOne(
      moodleQuestion('truefalse', `${answer(0, 'true')}${answer(100, 'false', 'No.')}`),
    )
    expect(questionOf(item)).toMatchObject({
      type: 1,
      answers: [
        { text: 'True', isCorrect: false },
        { text: 'False', isCorrect: true, why: 'No.' },
      ],
    })
  })
})

describe('what is typed', () => {
  it('a number, with tolerance and unit', async () => {
    const unit = (name: string, times: number) =>
      `<unit><multiplier>${times}</multiplier><unit_name>${name}</unit_name></unit>`
    const item = await readOne(
      moodleQuestion(
        'numerical',
        `${answer(100, '6.25', 'By adding.', '<tolerance>0.05</tolerance>')}${answer(50, '6')}
        <units>${unit('km', 1000)}${unit('m', 1)}</units>`,
      ),
    )
    expect(questionOf(item)).toMatchObject({
      ...{ type: 4, solution: 'By adding.' },
      marking: { kind: 'equation', expected: '6.25', variables: [], tolerance: 0.05, unit: 'm' },
    })
    expect(warningsOf(item)).toEqual(['alternatives-dropped', 'part-marks'])
  })

  it.each([
    ['3', { type: 4, marking: { expected: '3', variables: [] } }],
    ['2x + y', { type: 4, marking: { expected: '2x + y', variables: ['x', 'y'] } }],
    ['2\\*sin(t)', { type: 4, marking: { expected: '2*sin(t)', variables: ['t'] } }],
    ['York', { type: 2, marking: { modelAnswer: 'York', criteria: ['Gives “York”'] } }],
    ['H2O', { type: 2, marking: { modelAnswer: 'H2O' } }],
    ['well-known', { type: 2 }],
  ])('%s', async (words, expected) => {
    const item = await readOne(moodleQuestion('shortanswer', answer(100, words)))
    expect(questionOf(item)).toMatchObject(expected)
  })

  it('one of several words is marked by hand, and anything typed is none', async () => {
    const item = await readOne(
      moodleQuestion(
        'shortanswer',
        `<usecase>1</usecase>${answer(100, 'York')}${answer(100, 'Jorvik')}${answer(0, '*', 'No')}`,
      ),
    )
    expect(questionOf(item).marking).toEqual({
      ...{ kind: 'essay', modelAnswer: 'York' },
      criteria: ['Gives one of: “York”, “Jorvik”, capitals as written'],
    })
    expect(warningsOf(item)).toEqual(['feedback-dropped', 'marked-by-hand'])
  })

  it('an essay, with what graders are told', async () => {
    const info = '<p>Because.</p><ul><li>Says why</li><li>Says how</li></ul>'
    const item = await readOne(
      moodleQuestion(
        'essay',
        `<graderinfo format="html"><text><![CDATA[${info}]]></text></graderinfo>
        <responsetemplate format="html"><text>I begin</text></responsetemplate>`,
      ),
    )
    expect(questionOf(item)).toMatchObject({
      ...{ type: 2, data: 'I begin' },
      marking: { modelAnswer: '<p>Because.</p>', criteria: ['Says why', 'Says how'] },
    })
    expect(warningsOf(item)).toEqual([])
    expect(warningsOf(await readOne(moodleQuestion('essay', '')))).toEqual(['needs-criteria'])
  })
})

describe('gaps', () => {
  it('of a cloze are a question each: types 3 and 2', async () => {
    const text = '<p>Take {1:MC:=a~b#No.} or {1:SA:=York}.</p>'
    const items = await readAll(quiz(moodleQuestion('cloze', '', { text, name: 'Two' })))
    expect(items.map((item) => questionOf(item))).toMatchObject([
      {
        ...{ type: 3, name: 'Two/1', text: '<p>Take [[blank]] or ___.</p>' },
        answers: [
          { text: 'a', isCorrect: true, why: '' },
          { text: 'b', isCorrect: false, why: 'No.' },
        ],
      },
      {
        ...{ type: 2, name: 'Two/2', text: '<p>Take ___ or <strong>[?]</strong>.</p>' },
        marking: { modelAnswer: 'York' },
      },
    ])
    expect(items.map(({ itemNo }) => itemNo)).toEqual([1, 2])
    expect(items.map(warningsOf)).toEqual([
      ['no-filing', 'split'],
      ['marked-by-hand', 'no-filing', 'split'],
    ])
  })

  it.each([
    ['{MC:a~b}', { refusal: { name: 'no-question' } }],
    ['{:MCV:a~=b}', { question: { type: 3, answers: [{ text: 'a' }, { isCorrect: true }] } }],
    ['{2:MULTICHOICE_HS:%100%a~%-50%b}', { question: { answers: [{ isCorrect: true }, {}] } }],
    [
      '{1:MC:=\\{1\\}\\~2~\\#3#why \\# so}',
      { question: { answers: [{ text: '{1}~2' }, { text: '#3', why: 'why # so' }] } },
    ],
    ['{1:MC:=&#8722;1~&amp;}', { question: { answers: [{ text: '−1' }, { text: '&amp;' }] } }],
    [
      '{1:NM:=3.14:0.01#Yes.~%50%3:0.5}',
      { question: { type: 4, solution: 'Yes.', marking: { expected: '3.14', tolerance: 0.01 } } },
    ],
    ['{1:SAC:=York~=York city}', { question: { type: 2 } }],
    ['{1:SHORTANSWER:=12}', { question: { type: 4, marking: { expected: '12' } } }],
    ['{1:MR:=a~=b~c}', { refusal: { name: 'several-right' } }],
    ['{1:MRHS:=a~b}', { question: { type: 3, text: '[[blank]]' } }],
    ['{1:MC:=a~b', { refusal: { name: 'no-question' } }],
  ])('%s', async (text, expected) => {
    const [item, ...more] = await readAll(quiz(moodleQuestion('cloze', '', { text })))
    expect(item).toMatchObject(expected)
    expect(more).toEqual([])
  })

  it.each([
    [
      'gapselect',
      (text: string, group: number) =>
        `<selectoption><text>${text}</text><group>${group}</group></selectoption>`,
    ],
    [
      'ddwtos',
      (text: string, group: number) =>
        `<dragbox><text>${text}</text><group>${group}</group><infinite/></dragbox>`,
    ],
  ])('%s offers each gap the choices of its group', async (type, choice) => {
    const choices = [choice('cat', 1), choice('mat', 2), choice('dog', 1), choice('dog', 1)].join(
      '',
    )
    const text = 'The [[1]] on the [[2]].'
    const items = await readAll(quiz(moodleQuestion(type, choices, { text })))
    expect(items.map((item) => questionOf(item))).toMatchObject([
      {
        text: 'The [[blank]] on the ___.',
        answers: [{ text: 'cat', isCorrect: true }, { text: 'dog' }],
      },
      { text: 'The ___ on the [[blank]].', answers: [{ text: 'mat', isCorrect: true }] },
    ])
  })
})

describe('what is not taken', () => {
  it.each([
    ['matching', 'unsupported:matching'],
    ['ordering', 'unsupported:ordering'],
    ['calculated', 'unsupported:calculated'],
    ['ddmarker', 'unsupported:ddmarker'],
    ['stack', 'unsupported:stack'],
    ['description', 'no-question'],
  ])('%s', async (type, name) => {
    expect(await readOne(moodleQuestion(type, ''))).toMatchObject({
      ...{ title: 'A question', question: null, refusal: { name } },
    })
  })
})

describe('what stands around', () => {
  it('categories, hidden ones, hints and ids', async () => {
    const plain = moodleQuestion('multichoice', answer(100, 'a'))
    const items = await readAll(
      quiz(
        plain,
        category('$course$/top/A//B/ C '),
        plain,
        plain,
        category('$system$/Maths'),
        moodleQuestion(
          'multichoice',
          `${answer(100, 'a')}<hidden>1</hidden><hint format="html"><text>Look</text></hint>
          <tags><tag><text>portal-difficulty:4</text></tag></tags><idnumber>portal:m.1</idnumber>`,
        ),
      ),
    )
    expect(items.map(({ category }) => category)).toEqual([
      [],
      ['A/B', 'C'],
      ['A/B', 'C'],
      ['Maths'],
    ])
    expect(items.map(({ externalId }) => externalId)).toEqual([
      ...['A question', 'A/B/C/A question', 'A/B/C/A question#2', 'portal:m.1'],
    ])
    expect(warningsOf(items[3])).toEqual(['hidden', 'hints-dropped', 'no-filing'])
    expect(items[3]?.question).toMatchObject({ difficulty: 4, key: 'm.1' })
  })
})
