import { type RemoteName, remoteNames } from '@portal/shared/contract'
import type { BankSize } from './bank-data.ts'
import { slow } from './measure-page.ts'
import { rolePages } from './roles.ts'

/** How much the parts of the benchmark do. */
export interface Effort {
  rounds: number
  /** Seconds of each load on the API. */
  seconds: number
  /** Event streams opened at one process. */
  streams: number
  /** Students who write at once, so many saves a second, and for how many seconds. */
  writing: { students: number; savesPerSecond: number; seconds: number }
  /** Files of so many questions that are brought, by their size, and what a server is killed in. */
  imports: {
    questions: number
    megabytes: readonly number[]
    killedIn: readonly ('Analyse' | 'Apply')[]
  }
  /** Calls of each kind to the banks, in a round. */
  callsEach: number
  banks: Readonly<Record<'small' | 'large', BankSize>>
  /** Students who answered a question whose key is put right, and calls of others before that. */
  correction: { students: number; quietCalls: number }
  /** Students beside the demo world's, whose lights are read. */
  students: Readonly<Record<'small' | 'large', number>>
  /** The same, for the list of people. */
  people: Readonly<Record<'small' | 'large', number>>
  /** Documents that are printed and timed in a round, 50 at most. */
  documents: number
  roles: readonly (typeof rolePages)[number][]
  /** The processor and network of a page's load; undefined for the machine's own. */
  profile: typeof slow | undefined
  /** Remotes that are started alone from their sources. */
  remotes: readonly RemoteName[]
  /** Changes that are made to each of these remotes' sources. */
  changes: number
  /** Comparisons are built as for production, minified and compressed. */
  isBuiltSmall: boolean
}

/** What gives figures. */
export const fullEffort = (rounds: number): Effort => ({
  rounds,
  seconds: 4,
  streams: 5_000,
  writing: { students: 400, savesPerSecond: 200, seconds: 30 },
  imports: { questions: 10_000, megabytes: [100, 200], killedIn: ['Analyse', 'Apply'] },
  callsEach: 150,
  banks: {
    small: { questions: 1_000, students: 99, attemptsEach: 100, attemptsMeasured: 100 },
    large: {
      questions: 100_000,
      students: 1_990,
      attemptsEach: 5_000,
      attemptsMeasured: 50_000,
    },
  },
  correction: { students: 1_000, quietCalls: 600 },
  students: { small: 440, large: 49_940 },
  people: { small: 800, large: 99_800 },
  documents: 50,
  roles: rolePages,
  profile: slow,
  remotes: remoteNames,
  changes: rounds,
  isBuiltSmall: true,
})

const tiny: BankSize = { questions: 300, students: 3, attemptsEach: 60, attemptsMeasured: 200 }

/** What only shows that every part runs; it changes no source, as other tests build from these. */
export const smallestEffort: Effort = {
  rounds: 1,
  seconds: 1,
  streams: 30,
  writing: { students: 3, savesPerSecond: 6, seconds: 1 },
  // None is killed: until another server takes over what it did takes most of a minute.
  imports: { questions: 150, megabytes: [1], killedIn: [] },
  callsEach: 2,
  banks: { small: tiny, large: { ...tiny, questions: 400 } },
  correction: { students: 5, quietCalls: 8 },
  students: { small: 20, large: 60 },
  people: { small: 20, large: 60 },
  documents: 3,
  roles: rolePages.filter(({ role }) => role === 'Parent'),
  profile: undefined,
  remotes: ['mfe-school'],
  changes: 0,
  isBuiltSmall: false,
}
