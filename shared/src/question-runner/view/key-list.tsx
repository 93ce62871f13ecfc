import { chakra, Kbd } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { type HelpLine, keyHelp } from '../rules/keys.ts'
import { useShortcutKeys } from '../session/preferences.ts'

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'center',
    '& dd': { display: 'flex', alignItems: 'center', gap: '2' },
    '& dt': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      fontSize: 'sm',
      color: 'fg.muted',
    },
  },
})

export interface KeyListProps {
  lines: readonly HelpLine[]
  /** What stands before the words of a line. */
  icon?: (line: HelpLine) => ReactNode
}

/** Keys with what they do, a line for each. */
export function KeyList({ lines, icon }: KeyListProps) {
  return (
    <Keys>
      {lines.map((line) => (
        <chakra.div key={line.what} display="contents">
          <dt>
            {line.parts.map((part) =>
              'key' in part ? (
                <Kbd key={part.key}>{part.key}</Kbd>
              ) : (
                <span key={part.word}>{part.word}</span>
              ),
            )}
          </dt>
          <dd>
            {icon?.(line)}
            {line.what}
          </dd>
        </chakra.div>
      ))}
    </Keys>
  )
}

/** Letters of the options of most questions. */
const usualLetters = ['a', 'b', 'c', 'd', 'e']

/** The keys of the question runner as whoever is signed in has them. */
export function OwnKeyList() {
  const [keys] = useShortcutKeys()
  const context = { letters: usualLetters, canSubmit: true, allowsCalculator: true, keys }
  return <KeyList lines={keyHelp(context)} />
}
