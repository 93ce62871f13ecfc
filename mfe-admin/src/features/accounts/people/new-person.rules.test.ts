import { expect, it } from 'vitest'
import { newPersonBody, nobodyYet } from './new-person.rules.ts'

const typed = { ...nobodyYet, childId: 'c', schoolId: 's' }

it('sends of what was typed what the role has', () => {
  expect(newPersonBody(typed)).toMatchObject({ childIds: ['c'], schoolIds: [], tutor: null })
  expect(newPersonBody({ ...typed, role: 'School Manager' })).toMatchObject({
    ...{ childIds: [], schoolIds: ['s'], tutor: null },
  })
  const tutor = { ...typed.tutor, subject: 'Physics', seniorTutorId: 'x' }
  expect(newPersonBody({ ...typed, role: 'Tutor', tutor }).tutor).toMatchObject({
    ...{ subject: 'Physics', capacity: 12, seniorTutorId: 'x' },
  })
  const senior = newPersonBody({
    ...typed,
    role: 'Senior Tutor',
    tutor: { ...tutor, capacity: null },
  })
  expect(senior.tutor).toMatchObject({ seniorTutorId: null, capacity: -1 })
})
