/** What the locked pages of students say of what would be there. */
export const lockedTexts = {
  seminar: 'Live sessions with our tutors, with recordings.',
  course: 'Weekend courses with a timetable and materials.',
} as const
