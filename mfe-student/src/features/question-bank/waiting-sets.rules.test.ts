import { expect, it } from 'vitest'
import { wordsOf } from './waiting-sets.rules.ts'

const sent = {
  setId: 'set',
  title: 'Forces',
  outcome: 'sent' as const,
  wasHandedIn: true,
  wasUnreachable: false,
  late: 0,
  refusals: [] as string[],
}

it.each([
  ['never offline', {}, 'success', '“Forces” was handed in now.'],
  ['answers alone', { wasHandedIn: false }, 'success', '“Forces” has its answers now.'],
  [
    'offline as the server saw it',
    { wasUnreachable: true },
    'success',
    '“Forces”, done without a connection, was handed in now.',
  ],
  [
    'one answer too late',
    { late: 1 },
    'warning',
    '“Forces” was handed in now. 1 answer came after the time was up. It is kept with the set, and not marked.',
  ],
  [
    'several too late',
    { late: 2, wasUnreachable: true },
    'warning',
    '“Forces”, done without a connection, was handed in now. 2 answers came after the time was up. They are kept with the set, and not marked.',
  ],
  [
    'still waiting',
    { outcome: 'waiting' as const },
    'warning',
    'Answers of “Forces” wait on this device for the connection.',
  ],
  ['refused, twice the same', { refusals: ['No.', 'No.'] }, 'danger', 'No.'],
])('says of a set: %s', (_name, change, kind, text) => {
  expect(wordsOf({ ...sent, ...change })).toMatchObject({ kind, text })
})
