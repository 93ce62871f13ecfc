import { mine, type PersonalData } from '../../database/personal-data.ts'

export const applicationsData = {
  application_choices: [mine('applicationChoices', 'student_id', 'remove')],
  test_registrations: [mine('testRegistrations', 'student_id', 'remove')],
} satisfies PersonalData
