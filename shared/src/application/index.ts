/** What a student applies for, and the admissions tests that the student sits. */
export {
  type Application,
  applicationCall,
  type Choice,
  mostChoices,
  type Offer,
  offerWords,
  optionsOf,
  type Registration,
  type RegistrationState,
  stateWords,
} from './application.words.ts'
export { ApplicationView } from './application-view.tsx'
export { movedIn } from './moved.rules.ts'
