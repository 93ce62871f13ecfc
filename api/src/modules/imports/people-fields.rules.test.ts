import { describe, expect, it } from 'vitest'
import { matchColumns } from './columns.rules.ts'
import { type PeopleField, peopleFields, readPerson } from './people-fields.rules.ts'

describe('columns', () => {
  it.each<[string, string | null]>([
    ['Email', 'email'],
    ['EMAIL', 'email'],
    ['first name', 'firstName'],
    ['First_Name', 'firstName'],
    ['firstname', 'firstName'],
    ['first-name', 'firstName'],
    ['firstName', 'firstName'],
    ['Parent emails', 'parents'],
    ['Seminars', 'isSeminarTutor'],
    ['State', null],
    ['constructor', null],
  ])('%s fill %s', (header, field) => {
    expect(matchColumns([header], peopleFields)).toEqual([{ header, field }])
  })

  it('that would fill the same field do so once, the first of them', () => {
    expect(matchColumns(['Email', 'e-mail', 'Phone'], peopleFields)).toEqual([
      { header: 'Email', field: 'email' },
      { header: 'e-mail', field: null },
      { header: 'Phone', field: 'phone' },
    ])
  })
})

const read = (field: PeopleField, cell: string) => {
  const { said, errors } = readPerson(new Map([[field, cell]]))
  return errors[0]?.message ?? said[field]
}

describe('a cell', () => {
  it.each<[PeopleField, string, unknown]>([
    ['role', 'student', 'Student'],
    ['role', 'senior_tutor', 'Senior Tutor'],
    ['role', 'Admin', 'Admins are made one by one.'],
    ['role', 'Headmaster', 'Write one of Student, Parent, Tutor, Senior Tutor, School Manager.'],
    ['email', 'Ana@X.Test', 'ana@x.test'],
    ['email', 'ana@x', '“ana@x” is no email address.'],
    ['email', 'a@x.test, b@x.test', '“a@x.test, b@x.test” is no email address.'],
    ['email', `${'a'.repeat(300)}@x.test`, `“${'a'.repeat(60)}…” is no email address.`],
    ['firstName', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['phone', '+44 (0)20 7946 0000', '+44 (0)20 7946 0000'],
    [
      'phone',
      '4.47E+11',
      'The spreadsheet has shortened this number. Make the column text and type it anew.',
    ],
    [
      'phone',
      '4,47e11',
      'The spreadsheet has shortened this number. Make the column text and type it anew.',
    ],
    ['phone', '-----', 'Write a phone number in digits.'],
    ['phone', 'ask Mum', 'Write a phone number in digits.'],
    ['timeZone', 'Europe/Paris', 'Europe/Paris'],
    ['timeZone', 'Paris', '“Paris” is no time zone; write one as Europe/London.'],
    ['yearGroup', '12', 12],
    ['yearGroup', '12.0', 12],
    ['yearGroup', '12,0', 12],
    ['yearGroup', '12.5', 'Write a whole number from 7 to 14.'],
    ['yearGroup', '6', 'Write a whole number from 7 to 14.'],
    ['yearGroup', 'twelve', 'Write a whole number from 7 to 14.'],
    ['capacity', '1,000', 'Write a whole number from 0 to 200.'],
    ['extraTimePercent', '0', 0],
    ['isSeminarTutor', 'YES', true],
    ['isSeminarTutor', 'true', true],
    ['isSeminarTutor', '1', true],
    ['isSeminarTutor', 'no', false],
    ['isSeminarTutor', 'False', false],
    ['isSeminarTutor', '0', false],
    ['isSeminarTutor', 'maybe', 'Write yes or no.'],
    ['startsOn', '2027-01-31', '2027-01-31'],
    ['startsOn', '31/01/2027', '2027-01-31'],
    ['startsOn', '3/4/2026', '2026-04-03'],
    ['startsOn', '03/04/26', 'Write the year in full.'],
    ['startsOn', '2027-02-29', 'Write a day as 2027-01-31 or 31/01/2027.'],
    ['startsOn', '01/31/2027', 'Write a day as 2027-01-31 or 31/01/2027.'],
    ['startsOn', '0027-01-31', 'Write a day as 2027-01-31 or 31/01/2027.'],
    ['startsOn', '46050', 'Write a day as 2027-01-31 or 31/01/2027.'],
    ['parents', 'a@x.test; B@x.test;', ['a@x.test', 'b@x.test']],
    ['parents', 'a@x.test; b', '“b” is no email address.'],
    ['schools', Array.from({ length: 21 }, (_, at) => at).join(';'), 'Name at most 20.'],
    ['phone', '', undefined],
  ])('of %s with %j says %j', (field, cell, says) => {
    expect(read(field, cell)).toEqual(says)
  })
})
