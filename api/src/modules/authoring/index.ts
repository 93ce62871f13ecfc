/** Writing questions: their content, states and filings. */

export {
  howManyThat,
  type QuestionOrder,
  questionsListed,
  questionsThat,
  withFigures,
} from './filters.sql.ts'
