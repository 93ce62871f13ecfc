import { Box, Button, chakra, Heading, IconButton, Row } from '@portal/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { type View, views } from './view.rules.ts'

const words: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', list: 'List' }

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '@media print': { '& button': { display: 'none' } },
  },
})

interface ToolbarProps {
  /** What is shown: `March 2027`. */
  title: string
  titleRef: Ref<HTMLHeadingElement>
  view: View
  /** One day takes the place of the week. */
  isNarrow: boolean
  onTurn: (by: 1 | -1) => void
  onToday: () => void
  onView: (view: View) => void
  /** What can be done with the calendar. */
  actions: ReactNode
}

/** What is shown, the ways to what comes before and after, and how it is shown. */
export function Toolbar(props: ToolbarProps) {
  const { title, titleRef, view, isNarrow, onTurn, onToday, onView, actions } = props
  const one = view !== 'week' ? 'month' : isNarrow ? 'day' : 'week'
  return (
    <Bar>
      <Row gap="1" flexWrap="nowrap" minWidth="0">
        <IconButton
          label={`Previous ${one}`}
          icon={<ChevronLeft size={18} aria-hidden />}
          onClick={() => onTurn(-1)}
        />
        <IconButton
          label={`Next ${one}`}
          icon={<ChevronRight size={18} aria-hidden />}
          onClick={() => onTurn(1)}
        />
        {/* Beside a long day on a phone it would be broken in two. */}
        <Box flexShrink="0">
          <Button size="sm" onClick={onToday}>
            Today
          </Button>
        </Box>
        <Heading level={2} size="md" marginLeft="2" ref={titleRef} tabIndex={-1} aria-live="polite">
          {title}
        </Heading>
      </Row>
      <Row gap="3">
        <Row role="group" aria-label="Show the calendar by" gap="1">
          {views.map((one) => (
            <Button
              key={one}
              variant={one === view ? 'secondary' : 'ghost'}
              aria-pressed={one === view}
              onClick={() => onView(one)}
            >
              {isNarrow && one === 'week' ? 'Day' : words[one]}
            </Button>
          ))}
        </Row>
        {actions}
      </Row>
    </Bar>
  )
}
