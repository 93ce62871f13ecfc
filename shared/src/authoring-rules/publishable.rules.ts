/** What of a question is looked at before it goes to students. */
export interface ToPublish {
  text: string
  /** 1 MCQ, 2 Essay Response, 3 Fill in the Blanks, 4 Equation Response. */
  questionType: number
  answers: readonly { text: string; isCorrect: boolean }[]
  marking?:
    | { kind: 'equation'; expected: string; variables: readonly string[] }
    | { kind: 'essay'; modelAnswer: string; criteria: readonly string[] }
    | null
    | undefined
}

/** Something that a question lacks: the field, as it is sent, and what is to be done about it. */
export interface Missing {
  path: string
  message: string
}

/** Whether a text has anything to see: words, an equation or a picture. */
export const hasContent = (html: string): boolean =>
  /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/** How many blanks a text has. */
export const blanksIn = (html: string): number => html.split('[[blank]]').length - 1

const partsOf = (answer: string): string[] => answer.split(' | ')

const nth = (index: number) => String.fromCharCode(65 + index)

/**
 * Everything that a question lacks to be live, in the order of its fields; nothing where it may be
 * published. That it has no solution and no reasons is pointed out, and no lack.
 * @param readExpected says why an expected value cannot be read, and null where it can; without it,
 *   only that there is one is looked at
 */
export function missingIn(
  question: ToPublish,
  readExpected: (expected: string, variables: readonly string[]) => string | null = () => null,
): Missing[] {
  const { text, questionType } = question
  const missing: Missing[] = hasContent(text)
    ? []
    : [{ path: 'text', message: 'Write the text of the question' }]
  if (questionType === 1 || questionType === 3) return [...missing, ...ofAnswers(question)]
  return [
    ...missing,
    ...(questionType === 2 ? ofEssay(question) : ofEquation(question, readExpected)),
  ]
}

function ofAnswers({ text, questionType, answers }: ToPublish): Missing[] {
  const missing: Missing[] = []
  const say = (path: string, message: string) => missing.push({ path, message })
  const blanks = blanksIn(text)
  if (questionType === 3 && blanks === 0) say('text', 'Put at least one blank into the text')
  if (answers.length < 2) say('answers', 'Give at least two answers')
  if (answers.length > 26) say('answers', 'Give at most 26 answers')
  answers.forEach((answer, index) => {
    const path = `answers.${index}.text`
    if (!hasContent(answer.text)) say(path, `Write answer ${nth(index)}`)
    else if (questionType === 3 && blanks > 0) {
      const parts = partsOf(answer.text)
      if (parts.length !== blanks) say(path, wrongParts(index, parts.length, blanks))
      else if (!parts.every(hasContent)) say(path, `Fill every blank in answer ${nth(index)}`)
    }
  })
  const correct = answers.filter(({ isCorrect }) => isCorrect).length
  if (correct === 0) say('answers', 'Choose the correct answer')
  if (correct > 1) say('answers', 'Choose one correct answer')
  return missing
}

function wrongParts(index: number, parts: number, blanks: number): string {
  const has = parts === 1 ? 'one part' : `${parts} parts`
  const wants = blanks === 1 ? 'one blank' : `${blanks} blanks`
  return `Answer ${nth(index)} has ${has} for ${wants}. Write | with a space on each side between parts`
}

function ofEssay({ marking }: ToPublish): Missing[] {
  const { modelAnswer, criteria } =
    marking?.kind === 'essay' ? marking : { modelAnswer: '', criteria: [] }
  const missing: Missing[] = hasContent(modelAnswer)
    ? []
    : [{ path: 'marking.modelAnswer', message: 'Write a model answer' }]
  if (criteria.length < 1 || criteria.length > 10) {
    return [...missing, { path: 'marking.criteria', message: 'Give 1 to 10 criteria' }]
  }
  criteria.forEach((criterion, index) => {
    if (hasContent(criterion)) return
    missing.push({ path: `marking.criteria.${index}`, message: `Write criterion ${index + 1}` })
  })
  return missing
}

function ofEquation(
  { marking }: ToPublish,
  readExpected: (expected: string, variables: readonly string[]) => string | null,
): Missing[] {
  const { expected, variables } =
    marking?.kind === 'equation' ? marking : { expected: '', variables: [] }
  const path = 'marking.expected'
  if (expected.trim() === '') return [{ path, message: 'Give the expected value' }]
  const fault = readExpected(expected, variables)
  return fault === null ? [] : [{ path, message: `The expected value could not be read. ${fault}` }]
}
