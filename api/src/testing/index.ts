export { activityIn } from './activity.ts'
export { askedByNobody, askedInTest } from './asked-in-test.ts'
export { auditEntries } from './audit.ts'
export { queriesOf, statementsOf } from './count-queries.ts'
export { openTestDatabase } from './database.ts'
export {
  type As,
  makeTestApp,
  type TestAnswer,
  type TestApp,
  type TestAppOptions,
  toRequest,
} from './make-test-app.ts'
export type { MakePeople } from './people.ts'
export { serverSources, sourcesWith } from './sources.ts'
export { type MakeTuition, makeTuition } from './tuition.ts'
