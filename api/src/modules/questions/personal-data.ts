import { mine, type PersonalData } from '../../database/personal-data.ts'

export const questionsData = {
  question_notes: [mine('notes', 'student_id', 'remove')],
  papers: 'content is the same for everybody',
  exam_sections: 'content is the same for everybody',
  questions: 'content is the same for everybody',
  question_versions: 'content is the same for everybody',
  question_options: 'content is the same for everybody',
  question_assignments: 'content is the same for everybody',
} satisfies PersonalData
