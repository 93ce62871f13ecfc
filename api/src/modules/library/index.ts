/** The library: books that are read page by page, and who keeps them. */
export { books as bookKind } from './book.kind.ts'
export { bookPath } from './books.rules.ts'
export { isOpenTo, joinOwn } from './books.sql.ts'
export { libraryHandlers } from './library.routes.ts'
export { mayOpenBook } from './may-open.ts'
