import { answersStay, mine, type PersonalData } from '../../database/personal-data.ts'

export const subjectsData = {
  student_esat_parts: [mine('esatParts', 'student_id', answersStay)],
  admission_tests: 'content is the same for everybody',
  degree_groups: 'content is the same for everybody',
  section_numbers: 'content is the same for everybody',
  subjects: 'content is the same for everybody',
  topics: 'content is the same for everybody',
  sub_topics: 'content is the same for everybody',
} satisfies PersonalData
