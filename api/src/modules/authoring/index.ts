/** Writing questions: their content, states and filings. */

export {
  checksThat,
  howManyThat,
  type QuestionOrder,
  questionsListed,
  questionsThat,
  withFigures,
} from './filters.sql.ts'
