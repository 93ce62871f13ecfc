/**
 * Work in progress as the device keeps it, for a reload without a connection. Loaded only once a set
 * is open, or cannot be had.
 */
export { dropPages, keepPage } from './keep-page.ts'
export {
  forgetAll,
  forgetSet,
  keepRead,
  keepSet,
  noteClock,
  noteQuestion,
  readKept,
  readSet,
} from './kept-work.ts'
export { keepPictures, showKeptPictures } from './pictures.ts'
