import type { Marks } from '@portal/shared/pdf-reader'
import { type BookMark, useRemoveMark, useSaveMark } from './library.queries.ts'

/** Own bookmarks of a book, with what can be done with them. */
export function useBookMarks(bookId: string, list: readonly BookMark[]): Marks {
  const save = useSaveMark()
  const remove = useRemoveMark()
  return {
    list,
    onAdd: (page, note) => save.write({ body: { bookId, page, note } }),
    onChange: async (id, note) => {
      const mark = list.find((each) => each.id === id)
      if (mark) await save.write({ body: { bookId, id, page: mark.page, note } })
    },
    onRemove: (id) => remove.write({ body: { id } }),
  }
}
