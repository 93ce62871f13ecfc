import type { NamedRecord } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import type { MakePeople } from '../testing/index.ts'

/** A caller, and the people (or schools) whose records a rule opens to the caller. */
export interface Standing {
  caller: string
  /** Each in another way, where there are several. */
  own: string[]
  /** Shares with the caller whatever opens nothing: school, tutors, parents, team. */
  strangers: string[]
}

/** What only some tutors do. */
const duties = { isSeminarTutor: true, isEssayPsTutor: true }

/** Makes new people around a caller of this role, as a rule tells them apart. */
export async function makeStanding(
  make: MakePeople,
  role: Role,
  { rule, kind }: NamedRecord,
): Promise<Standing> {
  const isOfTutors = ['tutor', 'time off', 'marking item'].includes(kind)
  if (rule === 'in sight' && isOfTutors) return await makeTutors(make, role)
  switch (rule) {
    case 'own':
      return await makeEqual(make, role)
    case 'given':
      // What is published is shown to the caller, whoever teaches too; of the bank tutors see all.
      if (role === 'Student' || kind !== 'question') return await makeEqual(make, role)
      return await makeLookedAfter(make, role)
    case 'any':
      return await makeLookedAfter(make, role)
    case 'own school':
      return await makeSchools(make, role)
    case 'own team':
      return await makeTeam(make, role)
    default:
      return await makeStudents(make, role)
  }
}

/** Two people of one role who share everything. */
async function makeEqual(make: MakePeople, role: Role): Promise<Standing> {
  const pairOf = async (one: () => Promise<string>) => {
    const [caller, stranger] = [await one(), await one()]
    return { caller, own: [caller], strangers: [stranger] }
  }
  const school = await make.school()
  if (role === 'Student') {
    const [tutors, parents] = [[await make.tutor()], [await make.parent()]]
    return await pairOf(() => make.student({ schools: [school], tutors, parents }))
  }
  const children = [await make.student({ schools: [school] })]
  switch (role) {
    case 'Parent':
      return await pairOf(() => make.parent(children))
    case 'School Manager':
      return await pairOf(() => make.schoolManager([school]))
    case 'Admin':
      return await pairOf(() => make.admin())
    case 'Senior Tutor':
      return await pairOf(() => make.seniorTutor({ students: children }))
    case 'Tutor': {
      const seniorTutorId = await make.seniorTutor()
      return await pairOf(() => make.tutor({ ...{ students: children, seniorTutorId }, ...duties }))
    }
  }
}

/** Somebody to whom everybody's records are open. */
async function makeLookedAfter(make: MakePeople, role: Role): Promise<Standing> {
  const [{ caller }, student] = [await makeEqual(make, role), await make.student()]
  return { caller, own: [student], strangers: [] }
}

async function makeSchools(make: MakePeople, role: Role): Promise<Standing> {
  const [first, second, foreign] = [await make.school(), await make.school(), await make.school()]
  const own = [first, second]
  const caller =
    role === 'Student' ? await make.student({ schools: own }) : await make.schoolManager(own)
  // Who is at an own school may be at another too, which opens nothing there.
  await make.student({ schools: [first, foreign] })
  await make.schoolManager([first, foreign])
  return { caller, own, strangers: [foreign] }
}

async function makeTeam(make: MakePeople, role: Role): Promise<Standing> {
  if (role === 'Admin') {
    return { caller: await make.admin(), own: [await make.tutor()], strangers: [] }
  }
  const [caller, other] = [await make.seniorTutor(), await make.seniorTutor()]
  const own = [await make.tutor({ seniorTutorId: caller })]
  return { caller, own, strangers: [await make.tutor({ seniorTutorId: other }), other, caller] }
}

/** A caller with tutors in sight: oneself, and the own team; colleagues and another team are not. */
async function makeTutors(make: MakePeople, role: Role): Promise<Standing> {
  const [senior, otherSenior] = [await make.seniorTutor(), await make.seniorTutor()]
  const [tutor, colleague] = [
    await make.tutor({ seniorTutorId: senior }),
    await make.tutor({ seniorTutorId: senior }),
  ]
  const outsider = await make.tutor({ seniorTutorId: otherSenior })
  switch (role) {
    case 'Tutor':
      return { caller: tutor, own: [tutor], strangers: [colleague, senior, outsider] }
    case 'Senior Tutor':
      return { caller: senior, own: [senior, tutor], strangers: [otherSenior, outsider] }
    default:
      return { caller: await make.admin(), own: [tutor, senior], strangers: [] }
  }
}

/** A caller with students by every link that there is for the role, and strangers by all others. */
async function makeStudents(make: MakePeople, role: Role): Promise<Standing> {
  if (role === 'Student') return await makeEqual(make, role)
  if (role === 'Admin') return await makeLookedAfter(make, role)
  const [school, foreignSchool] = [await make.school(), await make.school()]
  const seniorTutorId = await make.seniorTutor()
  const tutor = await make.tutor({ seniorTutorId, ...duties })
  const colleague = await make.tutor({ seniorTutorId })
  const otherSenior = await make.seniorTutor()
  const outsider = await make.tutor({ seniorTutorId: otherSenior })
  const [parent, otherParent] = [await make.parent(), await make.parent()]
  const student = (at: string, taughtBy: string, parents: string[]) =>
    make.student({ schools: [at], tutors: [taughtBy], parents })
  const bothParents = [parent, otherParent]

  switch (role) {
    case 'Parent': {
      const own = [
        await student(school, tutor, [parent]),
        await student(school, tutor, bothParents),
      ]
      return { caller: parent, own, strangers: [await student(school, tutor, [otherParent])] }
    }
    case 'Tutor': {
      const own = [await student(school, tutor, [parent])]
      return { caller: tutor, own, strangers: [await student(school, colleague, [parent])] }
    }
    case 'Senior Tutor': {
      const own = [await student(school, tutor, [parent]), await student(school, seniorTutorId, [])]
      const strangers = [
        await student(school, outsider, [parent]),
        await student(school, otherSenior, [parent]),
      ]
      return { caller: seniorTutorId, own, strangers }
    }
    case 'School Manager': {
      const caller = await make.schoolManager([school])
      const own = [
        await student(school, tutor, [parent]),
        await make.student({ schools: [foreignSchool, school] }),
      ]
      return { caller, own, strangers: [await student(foreignSchool, tutor, [parent])] }
    }
  }
}
