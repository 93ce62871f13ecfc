// In the place of parts of TanStack Query that the first script would carry for nothing: writes are
// `useWrite`'s, and lists are read by the page.
export class MutationCache {
  getAll = () => []
  findAll = () => []
  find = () => undefined
  clear = () => undefined
  subscribe = () => () => undefined
  resumePausedMutations = () => Promise.resolve()
}
const notHere = () => {
  throw new Error('Queries without an end are left out of this build')
}
export const infiniteQueryBehavior = notHere
export const hasNextPage = notHere
export const hasPreviousPage = notHere
