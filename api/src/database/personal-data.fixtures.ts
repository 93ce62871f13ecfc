import type { SQL } from 'drizzle-orm'
import type { MakeTuition, TestApp } from '../testing/index.ts'
import type { TableName } from './personal-data.ts'

/** Somebody of the demo world whose account will be deleted, and people who stay. */
export interface Leaver {
  app: TestApp
  tuition: MakeTuition
  /** A student, who also teaches, and whose email this is. */
  id: string
  email: string
  admin: string
  pupil: string
  junior: string
  parent: string
  now: Date
  soon: Date
  /** Stands for whatever the person is known by, wrote or was told. */
  canary: string
}

/** How an area's tables come to hold all that they can hold of a person. */
export interface PersonalRows {
  /** Gives the person a row of every kind that the demo world has none of. */
  add?(leaver: Leaver): Promise<void>
  /** Puts words wherever there is room for them. */
  say?(leaver: Leaver): readonly SQL[]
  /** The tables that hold words then. */
  says?: readonly TableName[]
}
