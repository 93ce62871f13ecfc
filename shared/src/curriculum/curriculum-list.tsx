import { Checkbox } from '@portal/shared/forms'
import {
  Badge,
  Box,
  Button,
  chakra,
  Menu,
  type MenuItem,
  Row,
  VisuallyHidden,
} from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { MoreHorizontal, Square, SquareCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { CurriculumLinks, type ItemLink } from './curriculum-links.tsx'
import { offersTick } from './month.rules.ts'

/** One item of a month, as lists of several roles show it. */
export interface ShownItem {
  id: string
  curriculumText: string
  isCompleted: boolean
  isExtended: boolean
  links: readonly ItemLink[]
}

export interface CurriculumListProps<I extends ShownItem> {
  /** What the list is of: `Items of November`. */
  label: string
  items: readonly I[]
  /** Ticks an item, or takes the tick back; nobody can when left out. */
  onTick?: (item: I, isCompleted: boolean) => void
  /** Why nothing can be ticked just now. */
  readOnly?: ReadOnly | null
  /** What else is said of an item, beside `Extended`. */
  badges?: (item: I) => ReactNode
  /** What stands under an item's words. */
  note?: (item: I) => ReactNode
  /** What can be done with an item; none for an empty list. */
  menu?: (item: I) => readonly MenuItem[]
  /** Links are told, and lead nowhere. */
  linksAsWords?: boolean
}

const Items = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    listStyle: 'none',
    minWidth: '0',
    '& > li': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingY: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      breakInside: 'avoid',
      minWidth: '0',
    },
    '& > li:last-child': { borderBottomWidth: '0' },
    '& s': { color: 'fg.muted' },
    '@media print': { '& a': { color: 'inherit' } },
  },
})

/** The checklist of a month: what is done is struck through, `Extended` is said, and where items lead. */
export function CurriculumList<I extends ShownItem>(props: CurriculumListProps<I>) {
  const { label, items, onTick, readOnly = null, badges, note, menu, linksAsWords } = props
  return (
    <Items aria-label={label}>
      {items.map((item) => {
        const actions = menu?.(item) ?? []
        return (
          <li key={item.id}>
            <Box flex="1" minWidth="0" display="flex" flexDirection="column" gap="1.5">
              <Box
                display="flex"
                flexDirection={{ base: 'column', md: 'row' }}
                gap={{ base: '1.5', md: '2' }}
                minWidth="0"
              >
                <Box flex="1" minWidth="0">
                  {onTick ? (
                    <Checkbox
                      label={item.isCompleted ? <s>{item.curriculumText}</s> : item.curriculumText}
                      checked={item.isCompleted}
                      {...readOnly?.control}
                      onValue={(isCompleted) => {
                        if (readOnly === null) onTick(item, isCompleted)
                      }}
                    />
                  ) : (
                    <Words item={item} />
                  )}
                </Box>
                <Row
                  gap="2"
                  alignItems="flex-start"
                  paddingLeft={{ base: '8', md: '0' }}
                  _empty={{ display: 'none' }}
                >
                  {item.isExtended ? <Badge tone="purple">Extended</Badge> : null}
                  {badges?.(item)}
                </Row>
              </Box>
              {note?.(item)}
              {item.links.length === 0 ? null : (
                <Box paddingLeft="8">
                  <CurriculumLinks
                    links={item.links}
                    {...(linksAsWords && { asWords: linksAsWords })}
                  />
                </Box>
              )}
              {onTick && offersTick(item) ? (
                <Box paddingLeft="8" data-print="hidden">
                  <Button
                    size="sm"
                    {...readOnly?.control}
                    onClick={() => {
                      if (readOnly === null) onTick(item, true)
                    }}
                  >
                    You have done this. Tick it?
                    <VisuallyHidden> {item.curriculumText}</VisuallyHidden>
                  </Button>
                </Box>
              ) : null}
            </Box>
            {actions.length === 0 ? null : (
              <Box data-print="hidden">
                <Menu
                  iconOnly
                  size="sm"
                  variant="ghost"
                  align="end"
                  label={`What to do with ${item.curriculumText}`}
                  icon={<MoreHorizontal size={18} />}
                  items={actions}
                />
              </Box>
            )}
          </li>
        )
      })}
    </Items>
  )
}

/** An item that whoever reads it does not tick. */
function Words({ item: { isCompleted, curriculumText } }: { item: ShownItem }) {
  const Icon = isCompleted ? SquareCheck : Square
  return (
    <Row gap="3" alignItems="flex-start" flexWrap="nowrap">
      <Box
        color={isCompleted ? 'success.text' : 'fg.muted'}
        marginTop="0.5"
        css={{ '& > svg': { display: 'block' } }}
      >
        <Icon size={20} aria-hidden />
      </Box>
      <Box minWidth="0" overflowWrap="anywhere">
        {isCompleted ? (
          <>
            <VisuallyHidden>Done: </VisuallyHidden>
            <s>{curriculumText}</s>
          </>
        ) : (
          curriculumText
        )}
      </Box>
    </Row>
  )
}
