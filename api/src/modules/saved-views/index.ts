/** Views of lists: filters, order and columns under a name. */
export { savedViewHandlers } from './saved-views.routes.ts'
