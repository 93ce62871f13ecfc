import { chakra, plural, SmartLink, Text, VisuallyHidden } from '@portal/shared/ui'
import { ChevronRight, Circle, CircleCheck, FileText } from 'lucide-react'
import type { Topic } from './learn.rules.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& > li:last-child > a': { borderBottomRadius: 'card' },
  },
})

const PageLink = chakra(SmartLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingX: { base: '4', md: '6' },
    paddingY: '2.5',
    color: 'fg',
    textDecoration: 'none',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& > [data-part=name]': {
      flex: '1',
      minWidth: '0',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
    },
    '& > [data-part=time]': { whiteSpace: 'nowrap' },
    '& > svg': { flexShrink: 0, color: 'fg.subtle' },
    '& > svg[data-done]': { color: 'success.text' },
  },
})

/** The pages of a topic in order, each with its minutes and, for students, whether it is complete. */
export function PageList({
  topic,
  isOwn,
  pathOf,
}: {
  topic: Topic
  isOwn: boolean
  pathOf: (subTopicId: number) => string
}) {
  return (
    <List aria-label={`Pages of ${topic.name}`}>
      {topic.subTopics.map((page) => (
        <li key={page.subTopicId}>
          <PageLink to={pathOf(page.subTopicId)}>
            <Mark isOwn={isOwn} isCompleted={page.isCompleted} />
            <span data-part="name">{page.name}</span>
            {isOwn ? (
              <VisuallyHidden>
                {page.isCompleted ? ', complete,' : ', not complete,'}
              </VisuallyHidden>
            ) : null}
            <Text as="span" size="sm" tone="muted" data-part="time">
              <span aria-hidden="true">{page.minutes} min</span>
              <VisuallyHidden>{plural(page.minutes, 'minute')}</VisuallyHidden>
            </Text>
            <ChevronRight size={18} aria-hidden />
          </PageLink>
        </li>
      ))}
    </List>
  )
}

function Mark({ isOwn, isCompleted }: { isOwn: boolean; isCompleted: boolean }) {
  if (!isOwn) return <FileText size={20} aria-hidden />
  return isCompleted ? (
    <CircleCheck size={20} aria-hidden data-done="" />
  ) : (
    <Circle size={20} aria-hidden />
  )
}
