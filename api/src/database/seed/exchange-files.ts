const cdata = (text: string) => `<text><![CDATA[${text}]]></text>`

const answer = ([text, why]: readonly [string, string], isCorrect: boolean) =>
  `<answer fraction="${isCorrect ? 100 : 0}" format="html">${cdata(`<p>${text}</p>`)}<feedback format="html">${cdata(why)}</feedback></answer>`

interface Choice {
  id: string
  name: string
  text: string
  solution?: string
  /** The first is right; each with its reason. */
  answers: readonly (readonly [string, string])[]
  /** What the element also says. */
  beside?: string
}

const choice = ({ id, name, text, solution = '', answers, beside = '' }: Choice) =>
  `<question type="multichoice"><name><text>${name}</text></name><questiontext format="html">${cdata(`<p>${text}</p>`)}</questiontext><generalfeedback format="html">${cdata(solution)}</generalfeedback><idnumber>${id}</idnumber><single>true</single>${beside}${answers.map((each, at) => answer(each, at === 0)).join('')}</question>`

const quiz = (...elements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${elements.join('\n')}\n</quiz>\n`

const pendulum: Choice = {
  id: 'pendulum-4',
  name: 'Pendulum',
  text: 'A pendulum swings to and fro 40 times in a minute. What is its period?',
  solution: '<p>60 s shared by 40 swings is 1.5 s.</p>',
  answers: [
    ['1.5 s', ''],
    ['0.67 s', 'This is the frequency in hertz.'],
    ['2.4 s', ''],
    ['40 s', ''],
  ],
}

const kettle: Choice = {
  id: 'kettle-1',
  name: 'Kettle',
  text: 'A kettle takes 2 kW for three minutes. How much energy does it take?',
  solution: '<p>2,000 W for 180 s is 360 kJ.</p>',
  answers: [
    ['360 kJ', ''],
    ['6 kJ', 'Minutes have to become seconds.'],
    ['90 kJ', ''],
  ],
}

const lens: Choice = {
  id: 'lens-2',
  name: 'Magnifying glass',
  text: 'An object stands closer to a converging lens than its focal point. Which image does it give?',
  answers: [
    ['An upright, larger one', ''],
    ['An upside-down, larger one', ''],
    ['An upside-down, smaller one', ''],
  ],
}

/** What a college brought first. */
export const collegeQuiz = quiz(choice(pendulum), choice(kettle))

/**
 * What it sends a term later: one as it was, one with other words, a new one, that one twice, one with
 * something that is left out, and one of a kind that cannot be brought.
 */
export const collegeQuizAgain = quiz(
  choice(kettle),
  choice({
    ...pendulum,
    text: 'A pendulum makes 40 full swings in a minute. What is its period?',
  }),
  choice(lens),
  choice(lens),
  choice({
    id: 'fuse-3',
    name: 'Fuse',
    text: 'A 920 W heater runs on 230 V. Which fuse fits?',
    answers: [
      ['5 A', ''],
      ['3 A', 'It would melt at once.'],
      ['13 A', 'It would let through three times the current.'],
    ],
    beside: '<hint format="html"><text>Find the current first.</text></hint>',
  }),
  `<question type="ddmarker"><name><text>Label the eye</text></name><questiontext format="html">${cdata('<p>Put each label in its place.</p>')}</questiontext></question>`,
)
