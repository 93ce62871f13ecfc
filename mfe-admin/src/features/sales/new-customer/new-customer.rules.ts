import { type GivesValues, givesFaults, givesSent } from '../../../sales/terms/gives.rules.ts'
import {
  isPriced,
  noTerms,
  planFaults,
  type TermsValues,
  termsSent,
} from '../../../sales/terms/terms.rules.ts'

/** A student or a parent, as the fields have them. */
export interface PersonValues {
  firstName: string
  lastName: string
  email: string
}

/** A new customer as the fields have it; '' stands for nothing chosen. */
export interface NewCustomer extends GivesValues, TermsValues {
  student: PersonValues
  yearGroup: string
  hasParent: boolean
  parent: PersonValues
  furtherParents: PersonValues[]
  schoolFrom: 'none' | 'known' | 'new'
  schoolId: string
  newSchool: { name: string }
  tutorIds: string[]
  payer: 'parent' | 'student' | 'school' | ''
  invitations: 'now' | 'a day' | 'later'
  inviteOn: string
}

export const nobody: PersonValues = { firstName: '', lastName: '', email: '' }

/** Nothing filled in yet; all days begin with today. */
export const startOf = (today: string): NewCustomer => ({
  ...{ student: nobody, yearGroup: '', hasParent: true, parent: nobody, furtherParents: [] },
  ...{ schoolFrom: 'none', schoolId: '', newSchool: { name: '' }, tutorIds: [''] },
  ...{ programmeId: '', programName: '', hours: 0, isUnlimited: false, isHeadStart: false },
  ...{ entitlements: [], startsOn: today, expiresOn: '' },
  ...noTerms(today),
  ...{ payer: 'parent', invitations: 'now', inviteOn: '' },
})

/** The years of school that there are, as choices. */
export const years = [7, 8, 9, 10, 11, 12, 13, 14].map((year) => ({
  value: String(year),
  label: year === 14 ? 'After year 13' : `Year ${year}`,
}))

/** Who can pay, as far as it is filled in. */
export function payersOf({ hasParent, schoolFrom }: Pick<NewCustomer, 'hasParent' | 'schoolFrom'>) {
  return [
    ...(hasParent ? [{ value: 'parent' as const, label: 'The parent' }] : []),
    { value: 'student' as const, label: 'The student' },
    ...(schoolFrom === 'none' ? [] : [{ value: 'school' as const, label: 'The school' }]),
  ]
}

const hasSchool = ({ schoolFrom, schoolId }: NewCustomer) =>
  schoolFrom === 'known' && schoolId !== ''

/** What is sent; what belongs to a choice that was not made is left out. */
export function sentOf(values: NewCustomer) {
  const { student, parent, furtherParents, hasParent, yearGroup, invitations, inviteOn } = values
  const { programmeId, programName, hours, isUnlimited, isHeadStart, entitlements } = values
  const { startsOn, expiresOn } = values
  return {
    ...{ student, parent: hasParent ? parent : null },
    ...(hasParent && furtherParents.length > 0 && { furtherParents }),
    yearGroup: yearGroup === '' ? null : Number(yearGroup),
    schoolId: hasSchool(values) ? values.schoolId : null,
    ...(values.schoolFrom === 'new' && { newSchool: values.newSchool }),
    tutorIds: values.tutorIds.filter((id) => id !== ''),
    ...givesSent({
      ...{ programmeId, programName, hours, isUnlimited, isHeadStart, entitlements },
      ...{ startsOn, expiresOn },
    }),
    ...termsSent(values),
    ...(isPriced(values) && values.payer !== '' && { payer: values.payer }),
    invitations,
    ...(invitations === 'a day' && inviteOn !== '' && { inviteOn }),
  }
}

/** What is wrong that the contract has no sentence for. */
export const faultsOf = (values: NewCustomer) => ({
  ...givesFaults(values),
  ...planFaults(values),
  yearGroup: values.yearGroup === '' && 'Choose a year',
  schoolId: values.schoolFrom === 'known' && values.schoolId === '' && 'Choose a school',
  payer:
    isPriced(values) &&
    !payersOf(values).some(({ value }) => value === values.payer) &&
    'Choose who pays',
  inviteOn: values.invitations === 'a day' && values.inviteOn === '' && 'Enter the day',
})
