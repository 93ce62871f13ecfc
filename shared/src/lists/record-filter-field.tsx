import { type Pickable, SearchPicker, useNamed } from '@portal/shared/pickers'
import type { FilterProps } from './list.rules.ts'
import type { RecordWordsProps } from './record-filter.tsx'
import { useHeld } from './use-held.ts'

const same = (id: string) => id

/** The field in which one of many is sought and picked. */
export function fieldOf<A, One = A>(from: Pickable<A, One>, none = 'All') {
  return function RecordFilterField({ label, value, onValue }: FilterProps) {
    const [id, setId] = useHeld(value, same)
    return (
      <SearchPicker
        labelHidden
        label={label}
        none={none}
        from={from}
        value={id}
        onValue={(next) => {
          setId(next)
          onValue(next)
        }}
      />
    )
  }
}

/** What says the name of what is picked, or that there is none to be seen. */
export function wordsOf<A, One = A>(from: Pickable<A, One>, unread: string) {
  return function RecordWords({ value, draw }: RecordWordsProps) {
    const { shown, isUnknown } = useNamed(from, value, undefined)
    return draw(shown?.label ?? (isUnknown ? 'not there, or not yours to see' : unread))
  }
}
