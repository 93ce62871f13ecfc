/** The keys of the runner in words, for pages that have no runner. */
export { KeyList, OwnKeyList } from './view/key-list.tsx'
