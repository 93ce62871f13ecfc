import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'

test('what has come back is in the summary of parents, and of schools without what was said', async () => {
  const { id } = await answerTo(people.Student, 'GET /User/Account/GetMe', {})
  const { pieces } = await answerTo(people.Parent, 'GET /Writing/Writing/GetStudentPieces', {
    query: { studentId: id, pageNo: 1, pageSize: 20 },
  })
  const marked = pieces.find(({ overall }) => overall !== null && overall !== '')
  if (marked === undefined) throw new Error('Nothing has come back to the student')
  const words = marked.overall?.slice(0, 40) ?? ''

  const parent = await openAs(people.Parent)
  await parent.goto(`/parent-dashboard/${id}?tab=writing`)
  await parent.getByRole('tabpanel').getByText(marked.title).first().waitFor()
  await parent.getByText(words).first().waitFor()

  // The parent reads all of it where the student does.
  await parent.getByRole('button', { name: 'Open in the student’s view' }).click()
  await parent.waitForURL((url) => url.pathname === '/resources/submissions')
  await parent.getByRole('heading', { name: 'Submissions', level: 1 }).waitFor()

  const school = await openAs(people['School Manager'])
  await school.goto(`/school-dashboard/${id}?tab=writing`)
  await school.getByRole('tabpanel').getByText(marked.title).first().waitFor()
  expect(await school.getByText(words).count()).toBe(0)
})
