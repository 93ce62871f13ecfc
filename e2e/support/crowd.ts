import { answerTo } from './calls.ts'
import { people } from './people.ts'

/** Tests of accounts have the last of the list: they change how somebody signs in. */
const forAccounts = 6

/** The students who show no case of their own, in the order of their emails. */
async function ordinary(): Promise<{ email: string; programName: string }[]> {
  const { students } = await answerTo(people.Admin, 'GET /user/admin/AuditDashboard/GetStudents', {
    query: { pageNo: 1, pageSize: 100 },
  })
  return students
    .filter(({ email }) => /^[a-z-]+\.[a-z-]+\d+@portal\.test$/.test(email))
    .sort((one, other) => (one.email < other.email ? -1 : 1))
}

/** Students whom no other test needs, the last of the list; nothing is due to them. */
export async function crowd(place: number): Promise<string> {
  const found = (await ordinary()).at(-1 - place)
  if (found === undefined || place >= forAccounts) {
    throw new Error('The demo world has too few students')
  }
  return found.email
}

/**
 * Emails of so many students of a programme, to whom nothing is due. Tests that change what is theirs
 * take programmes, or places among these, that no others take.
 */
export async function studentsOf(programName: string, count: number): Promise<string[]> {
  const found: string[] = []
  for (const student of (await ordinary()).slice(0, -forAccounts)) {
    if (found.length === count || student.programName !== programName) continue
    const { toGiveFeedback } = await answerTo(student.email, 'GET /User/Student/GetCSATStatus', {})
    if (!toGiveFeedback) found.push(student.email)
  }
  if (found.length < count) throw new Error(`${programName} has ${found.length} such students`)
  return found
}
