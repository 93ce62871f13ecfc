import { peopleTable, registerTableKinds } from './imports/index.ts'
import { resultsTable } from './scores/index.ts'

/** Whatever checks or applies files of rows imports this: the server with its calls, and the seed. */
registerTableKinds({ people: peopleTable, results: resultsTable })
