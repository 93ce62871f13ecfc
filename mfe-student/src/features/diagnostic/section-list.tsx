import { Badge, chakra, plural, Surface, Text } from '@portal/shared/ui'
import type { Section } from './diagnostic.rules.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      paddingX: { base: '4', md: '6' },
      paddingY: '4',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& > li > div': { minWidth: '0', flex: '1 1 12rem' },
  },
})

const states = {
  waiting: { word: 'Not started', tone: 'neutral' },
  open: { word: 'Open', tone: 'warning' },
  finished: { word: 'Finished', tone: 'success' },
} as const

/** The sections in their order, with how long each is and where it stands. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  return (
    <Surface>
      <List aria-label="Sections">
        {sections.map(({ position, name, questionCount, minutes, state }) => (
          <li key={position}>
            <div>
              <Text weight="medium">{`Section ${position}: ${name}`}</Text>
              <Text size="sm" tone="muted">
                {`${plural(questionCount, 'question')} in ${plural(minutes, 'minute')}`}
              </Text>
            </div>
            <Badge tone={states[state].tone}>{states[state].word}</Badge>
          </li>
        ))}
      </List>
    </Surface>
  )
}
