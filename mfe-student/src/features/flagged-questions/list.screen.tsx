import type { CallAnswer } from '@portal/shared/api'
import { FlagState, flagPathOf } from '@portal/shared/flagged-question'
import { List, type ListDefinition, segmentedFilter, useList } from '@portal/shared/lists'
import { RichSummary } from '@portal/shared/rich-text'
import { Box, LinkButton, ListTemplate, RelativeTime, Text } from '@portal/shared/ui'

const call = 'GET /Question/QuestionFlag/GetMyFlags'

type OwnFlag = CallAnswer<typeof call>['flags'][number]

/** All own flags, open ones first, each leading to what was said of it. */
const ownFlags: ListDefinition<typeof call, OwnFlag> = {
  call,
  rows: ({ flags }) => flags,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => flagPathOf(id),
  label: 'Flagged questions',
  nouns: ['flag', 'flags'],
  searchIn: 'what you asked',
  filters: [
    {
      id: 'state',
      label: 'Which flags to show',
      look: segmentedFilter,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'answered', label: 'Answered' },
      ],
    },
  ],
  columns: [
    {
      id: 'question',
      header: 'Question',
      primary: true,
      width: '14rem',
      cell: ({ questionSummaryHtml }) => <RichSummary html={questionSummaryHtml} />,
    },
    {
      id: 'text',
      header: 'What you asked',
      cell: ({ text }) => (
        <Text as="span" lineClamp="2" overflowWrap="anywhere">
          {text}
        </Text>
      ),
    },
    {
      id: 'topic',
      header: 'Topic',
      cell: ({ topicName, sectionNo }) => (
        <Box as="span">
          {topicName}
          <Text as="span" display="block" size="xs" tone="muted">
            {sectionNo}
          </Text>
        </Box>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: (flag) => (
        <Box as="span" whiteSpace="nowrap">
          <FlagState flag={flag} />
        </Box>
      ),
    },
    {
      id: 'when',
      header: 'Flagged',
      cell: ({ createdAt }) => <RelativeTime moment={createdAt} />,
    },
    { id: 'messages', header: 'Messages', align: 'end', cell: ({ messageCount }) => messageCount },
  ],
  failed: 'Your flags could not be loaded',
  noneFits: 'No flag fits',
  noneYet: {
    title: 'You have not flagged a question yet',
    illustration: 'questions',
    level: 2,
    children:
      'While you answer a question, choose Flag or press F and say what is wrong or unclear. Your tutor answers, and the answer shows here.',
    action: (
      <LinkButton to="/resources/question-bank" variant="primary">
        Go to the question bank
      </LinkButton>
    ),
  },
}

/** The student's flags. */
export default function FlagListScreen() {
  const list = useList(ownFlags)
  const { answer } = list
  return (
    <ListTemplate
      title="Flagged questions"
      description={answer === undefined ? undefined : `${answer.openCount} open in all`}
    >
      <List list={list} />
    </ListTemplate>
  )
}
