/** What the form of a new person holds; '' stands for nothing chosen. */
export interface NewPerson {
  role: 'Admin' | 'Tutor' | 'Senior Tutor' | 'Parent' | 'School Manager' | ''
  firstName: string
  lastName: string
  email: string
  phone: string
  childId: string
  schoolId: string
  tutor: {
    subject: string
    isSeminarTutor: boolean
    isEssayPsTutor: boolean
    capacity: number | null
    seniorTutorId: string
  }
  invite: 'now' | 'later'
}

export const nobodyYet: NewPerson = {
  ...{ role: 'Parent', firstName: '', lastName: '', email: '', phone: '' },
  ...{ childId: '', schoolId: '', invite: 'now' },
  tutor: {
    ...{ subject: '', isSeminarTutor: false, isEssayPsTutor: false },
    ...{ capacity: 12, seniorTutorId: '' },
  },
}

export const isTeaching = (role: string) => role === 'Tutor' || role === 'Senior Tutor'

/** What is sent: of what was typed, what the role has. */
export function newPersonBody({ childId, schoolId, tutor, ...person }: NewPerson) {
  const { role } = person
  const { seniorTutorId, capacity } = tutor
  return {
    ...person,
    childIds: role === 'Parent' && childId !== '' ? [childId] : [],
    schoolIds: role === 'School Manager' && schoolId !== '' ? [schoolId] : [],
    tutor: isTeaching(role)
      ? {
          ...tutor,
          // No number is none that may be.
          capacity: capacity ?? -1,
          seniorTutorId: role === 'Tutor' && seniorTutorId !== '' ? seniorTutorId : null,
        }
      : null,
  }
}
