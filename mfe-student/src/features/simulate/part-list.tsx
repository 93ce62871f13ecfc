import { lengthInWords } from '@portal/shared/question-bank'
import { Badge, chakra, formatPercent, Surface, Text } from '@portal/shared/ui'
import type { SittingPart } from './simulate.rules.ts'

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
  waiting: { word: 'To come', tone: 'neutral' },
  open: { word: 'Open', tone: 'warning' },
  finished: { word: 'Handed in', tone: 'success' },
} as const

interface PartOfSitting {
  examSectionId: number
  sectionNo: string
  questionCount: number
  minutes: number
  state?: SittingPart['state']
}

/** The parts in the order in which they are sat, with how long each is. */
export function PartList({
  parts,
  extraTimePercent = 0,
}: {
  parts: readonly PartOfSitting[]
  extraTimePercent?: number
}) {
  return (
    <Surface>
      <List aria-label="Parts">
        {parts.map(({ examSectionId, sectionNo, state, ...length }, at) => (
          <li key={examSectionId}>
            <div>
              <Text weight="medium">
                {parts.length > 1 ? `Part ${at + 1}: ${sectionNo}` : sectionNo}
              </Text>
              <Text size="sm" tone="muted">
                {lengthInWords(length)}
                {extraTimePercent > 0
                  ? `, your ${formatPercent(extraTimePercent / 100)} extra time included`
                  : null}
              </Text>
            </div>
            {state === undefined ? null : (
              <Badge tone={states[state].tone}>{states[state].word}</Badge>
            )}
          </li>
        ))}
      </List>
    </Surface>
  )
}
