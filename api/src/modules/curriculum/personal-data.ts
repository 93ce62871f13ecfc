import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'

export const curriculumData = {
  student_curricula: [mine('curriculum', 'student_id', 'remove')],
  curriculum_items: [mine('curriculumItems', 'student_id', 'remove')],
  curriculum_templates: 'what a programme asks of its students is no person’s',
  curriculum_template_items: 'what a programme asks of its students is no person’s',
  curriculum_publications: [
    mine('curriculaPublished', 'by', workStays, { notGiven: 'what was done for whole programmes' }),
  ],
} satisfies PersonalData
