import { mine, type PersonalData } from '../../database/personal-data.ts'

export const curriculumData = {
  student_curricula: [mine('curriculum', 'student_id', 'remove')],
  curriculum_items: [mine('curriculumItems', 'student_id', 'remove')],
} satisfies PersonalData
