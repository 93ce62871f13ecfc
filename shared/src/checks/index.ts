/** What forms check by; `@portal/shared/bodies` has the rules of the calls. */
export { check, type Faults, type Rule, type Schema } from './rules.ts'
