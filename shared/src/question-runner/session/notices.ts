import type { Notice } from './session-types.ts'

/** What the student must know, newest last. */
export interface Notices {
  all: () => readonly Notice[]
  /** Says something; the same words again stand once, as the newest. */
  add: (kind: Notice['kind'], text: string) => void
  dismiss: (id: number) => void
}

export function createNotices(onChange: () => void): Notices {
  let notices: readonly Notice[] = []
  let count = 0
  return {
    all: () => notices,
    add(kind, text) {
      count += 1
      notices = [...notices.filter((notice) => notice.text !== text), { id: count, kind, text }]
      onChange()
    },
    dismiss(id) {
      notices = notices.filter((notice) => notice.id !== id)
      onChange()
    },
  }
}
