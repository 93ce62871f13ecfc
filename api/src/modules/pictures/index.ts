/** Profile pictures and logos. */

export { mayOpenLogo, mayOpenPicture } from './may-open.ts'
export { pictureHandlers } from './pictures.routes.ts'
export { setLogo } from './pictures.service.ts'
