/** A page of a list, or the whole of it, by one description of what fits, in which order. */
export { allOf, type Listed, orderOf, type PageAsked, pageOf } from './page-of.ts'
