/** Profile pictures and logos. */
export { pictureHandlers } from './pictures.routes.ts'
