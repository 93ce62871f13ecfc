import type { Ask } from './ask.ts'
import type { Effort } from './effort.ts'
import { benchSizes, type Reads } from './sizes.ts'

const list = 'User/admin/Account/GetPeople?pageSize=20'

/** What is read of the people, and of what else an admin opens of a morning. */
async function readsOf(ask: Ask): Promise<Reads> {
  const [person] = (await ask(`${list}&search=tutor`)).people
  const [tutor] = (await ask(`${list}&role=Tutor`)).people
  const [school] = (await ask('User/admin/School/GetSchools?pageSize=20')).schools
  return new Map([
    ['first page', list],
    ['last page but one of a hundred', `${list}&pageNo=20`],
    ['by email', `${list}&sort=email`],
    ['newest first', `${list}&sort=joined&direction=desc`],
    ['tutors', `${list}&role=Tutor`],
    ['searched for', `${list}&search=tutor`],
    ['of a tutor', `${list}&tutorId=${tutor.userId}`],
    ['of a school', `${list}&schoolId=${school.schoolId}`],
    ['not invited yet', `${list}&state=invited`],
    ['stopped', `${list}&state=stopped`],
    ['one person', `User/admin/Account/GetPerson?userId=${person.userId}`],
    ['what waits today', 'Dashboard/Admin/Dashboard/GetOpenWork'],
  ])
}

/** The list of people with 100,000 against 1,000. */
export const benchPeople = (serverUrl: string, effort: Effort): Promise<void> =>
  benchSizes(serverUrl, effort, {
    ...{ name: 'people', title: 'The list of people', readsOf },
    students: effort.people,
  })
