/** People of every role, as admins look after them. */
export { accountKind } from './account.kind.ts'
export { accountsHandlers } from './accounts.routes.ts'
export { createAccount } from './accounts.service.ts'
export { bulkPeopleJob } from './bulk.job.ts'
export { countFitting } from './people.repository.ts'
export { mergePeopleTallies } from './people-tallies.repository.ts'
