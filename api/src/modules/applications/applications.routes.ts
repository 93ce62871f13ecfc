import { defineHandlers } from '../../calls.ts'
import { applicationOf } from './applications.service.ts'
import { removeChoice, saveChoice } from './choices.service.ts'
import { removeRegistration, saveRegistration } from './registrations.service.ts'

export const applicationHandlers = defineHandlers({
  'GET /Application/Application/GetApplication': (asked) =>
    applicationOf(asked, asked.query.studentId),
  'POST /Application/Application/SaveChoice': (asked) => saveChoice(asked, asked.body),
  'POST /Application/Application/RemoveChoice': async (asked) => {
    await removeChoice(asked, asked.body)
  },
  'POST /Application/Application/SaveRegistration': (asked) => saveRegistration(asked, asked.body),
  'POST /Application/Application/RemoveRegistration': async (asked) => {
    await removeRegistration(asked, asked.body)
  },
})
