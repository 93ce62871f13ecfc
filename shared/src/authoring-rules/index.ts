/** The rules of writing questions, for browser and server alike. */
export { changedIn, type VersionContent } from './changes.rules.ts'
export {
  blanksIn,
  hasContent,
  type Missing,
  missingIn,
  type ToPublish,
} from './publishable.rules.ts'
