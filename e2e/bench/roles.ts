/** One demo person per role, and what on their dashboard proves that its data has come. */
export const rolePages = [
  { role: 'Student', email: 'student@portal.test', content: 'main input[type=checkbox]' },
  { role: 'Tutor', email: 'tutor@portal.test', content: 'main tbody tr[data-row]' },
  { role: 'Senior Tutor', email: 'senior@portal.test', content: 'main tbody tr[data-row]' },
  { role: 'Parent', email: 'parent@portal.test', content: 'main [data-part=figure]' },
  { role: 'School Manager', email: 'school@portal.test', content: 'main tbody tr[data-row]' },
  { role: 'Admin', email: 'admin@portal.test', content: 'main [data-part=figure]' },
] as const
