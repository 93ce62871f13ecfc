import type { CallAnswer } from '@portal/shared/api'

export const applicationCall = 'GET /Application/Application/GetApplication'

export type Application = CallAnswer<typeof applicationCall>
export type Choice = Application['choices'][number]
export type Registration = Application['registrations'][number]
export type Offer = Choice['offer']
export type RegistrationState = Registration['state']

/** As many courses as UCAS takes. */
export const mostChoices = 5

/** Where an application to a course stands, in the order in which that goes. */
export const offerWords: Readonly<Record<Offer, string>> = {
  'none yet': 'None yet',
  interview: 'Interview',
  conditional: 'Conditional offer',
  unconditional: 'Unconditional offer',
  declined: 'Declined by me',
  unsuccessful: 'Unsuccessful',
}

/** Where a test stands, in the order in which that goes. */
export const stateWords: Readonly<Record<RegistrationState, string>> = {
  planned: 'Planned',
  registered: 'Registered',
  sat: 'Sat',
  'result in': 'Result in',
}

/** What can be chosen of these, each in its words. */
export function optionsOf<K extends string>(words: Readonly<Record<K, string>>) {
  return (Object.keys(words) as K[]).map((value) => ({ value, label: words[value] }))
}
