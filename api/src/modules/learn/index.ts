/** Pages to learn from, with their check questions. */

export { learnFilms } from './films.repository.ts'
export { learnHandlers } from './learn.routes.ts'
export { countWords } from './learn.rules.ts'
export { learnSets } from './learn.sets.ts'
export { mayOpenLearnPage } from './may-open.repository.ts'
