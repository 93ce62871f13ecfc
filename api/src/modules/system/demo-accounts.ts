/** Password of every account of the demo world. */
export const demoPassword = 'Portal-demo-1'

/** The sign-ins that the sign-in page offers on a demo start. */
export const demoAccounts = [
  {
    email: 'student@portal.test',
    role: 'Student',
    note: 'A year 13 student preparing for the ESAT',
  },
  { email: 'tutor@portal.test', role: 'Tutor', note: 'Teaches that student' },
  { email: 'senior@portal.test', role: 'Senior Tutor', note: 'Leads the tutor’s team' },
  { email: 'parent@portal.test', role: 'Parent', note: 'Parent of the student' },
  { email: 'school@portal.test', role: 'School Manager', note: 'Manages the student’s school' },
  { email: 'admin@portal.test', role: 'Admin', note: 'Runs the operation' },
] as const
