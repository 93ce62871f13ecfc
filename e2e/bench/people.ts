import type { Ask } from './ask.ts'
import { largeSchool, smallSchool } from './audit-data.ts'
import type { Effort } from './effort.ts'
import { benchSizes, type Reads } from './sizes.ts'

const list = 'User/admin/Account/GetPeople?pageSize=20'

/** What is read of the people, and of what else an admin opens of a morning. */
async function readsOf(ask: Ask): Promise<Reads> {
  const [person] = (await ask(`${list}&search=tutor`)).people
  const [tutor] = (await ask(`${list}&role=Tutor`)).people
  const [fifth] = (await ask('User/admin/School/GetSchools?pageSize=20')).schools
  const large = `${list}&schoolId=${largeSchool}`
  const small = `${list}&schoolId=${smallSchool}`
  return new Map([
    ['first page', list],
    ['last page but one of a hundred', `${list}&pageNo=20`],
    ['by email', `${list}&sort=email`],
    ['newest first', `${list}&sort=joined&direction=desc`],
    ['tutors', `${list}&role=Tutor`],
    ['searched for', `${list}&search=tutor`],
    ['of a tutor', `${list}&tutorId=${tutor.userId}`],
    ['of a school that a fifth attends', `${list}&schoolId=${fifth.schoolId}`],
    ['of a large school', large],
    ['its students', `${large}&role=Student`],
    ['its active people', `${large}&state=active`],
    ['its stopped people', `${large}&state=stopped`],
    ['its managers', `${large}&role=${encodeURIComponent('School Manager')}`],
    ['its newest', `${large}&sort=joined&direction=desc`],
    ['of a small school', small],
    ['its active students', `${small}&state=active&role=Student`],
    ['without a tutor', `${list}&role=Student&state=active&tutorId=none`],
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
