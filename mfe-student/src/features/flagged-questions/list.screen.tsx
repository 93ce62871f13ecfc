import { FlagState, flagPathOf } from '@portal/shared/flagged-question'
import { SearchField, SegmentedControl } from '@portal/shared/forms'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import { RichSummary } from '@portal/shared/rich-text'
import { useSearchParams } from '@portal/shared/router'
import { type Column, DataTable, usePagedList } from '@portal/shared/tables'
import {
  Box,
  Card,
  FailedState,
  LinkButton,
  ListTemplate,
  messageOf,
  plural,
  RelativeTime,
  type StateProps,
  Text,
} from '@portal/shared/ui'
import {
  flagsPageSize,
  type OwnFlag,
  readWanted,
  type StateFilter,
  type Wanted,
  writeWanted,
} from './list.rules.ts'

const columns: readonly Column<OwnFlag>[] = [
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
]

/** All own flags, open ones first: by state, by their words, a page at a time. */
export default function FlagListScreen() {
  const [params, setParams] = useSearchParams()
  const wanted = readWanted(params)
  const { state, search, page } = wanted
  const flags = useQuery({
    ...queryOf('GET /Question/QuestionFlag/GetMyFlags', {
      query: {
        pageNo: page,
        pageSize: flagsPageSize,
        ...(state !== 'all' && { state }),
        ...(search !== '' && { search }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const ask = (change: Partial<Wanted>) =>
    setParams(writeWanted({ ...wanted, page: 1, ...change }), { replace: true })
  const data = flags.data
  const isFiltered = state !== 'all' || search !== ''
  const list = usePagedList({
    label: 'Flagged questions',
    rows: data?.flags,
    total: data?.totalCount,
    page,
    pageSize: flagsPageSize,
    hrefFor: (to) => `?${writeWanted({ ...wanted, page: to })}`,
    filters: {
      areOn: isFiltered,
      clear: () => setParams(new URLSearchParams(), { replace: true }),
      noneFits: 'No flag fits',
    },
    noneYet: nothingYet,
  })
  return (
    <ListTemplate
      title="Flagged questions"
      count={
        data === undefined
          ? undefined
          : `${plural(data.totalCount, 'flag')}${isFiltered ? ' found' : ''}, ${data.openCount} open in all`
      }
      filters={
        <>
          <SegmentedControl<StateFilter>
            label="Which flags to show"
            options={[
              { value: 'all', label: 'All' },
              { value: 'open', label: 'Open' },
              { value: 'answered', label: 'Answered' },
            ]}
            value={state}
            onValue={(value) => ask({ state: value })}
          />
          <Box width="18rem" maxWidth="100%">
            <SearchField
              label="Search in what you asked"
              labelHidden
              placeholder="Search in what you asked"
              value={search}
              onValue={(value) => ask({ search: value.trim() })}
            />
          </Box>
        </>
      }
      pager={list.pager}
    >
      {flags.isError && data === undefined ? (
        <FailedState title="Your flags could not be loaded" onRetry={() => flags.refetch()}>
          {messageOf(flags.error)}
        </FailedState>
      ) : (
        <Card flush>
          <DataTable
            label="Flagged questions"
            columns={columns}
            rows={list.rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) => flagPathOf(id)}
            empty={list.empty}
          />
        </Card>
      )}
    </ListTemplate>
  )
}

const nothingYet: StateProps = {
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
}
