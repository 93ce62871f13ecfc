/** What hangs on an account and can go to somebody else. */
const handed = ['students', 'team', 'submissions'] as const

/** What the form of stopping holds: who takes what over, '' for nobody, and why. */
export const nobodyFollows = { students: '', team: '', submissions: '', reason: '' }

/** Those who were named, as the call takes them. */
export const successorsOf = (followers: Readonly<Record<(typeof handed)[number], string>>) =>
  handed.flatMap((what) => (followers[what] === '' ? [] : [{ what, toUserId: followers[what] }]))
