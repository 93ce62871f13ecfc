import { SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import { type Column, DataTable, usePagedList } from '@portal/shared/tables'
import {
  Box,
  Card,
  DateText,
  FailedState,
  formatDuration,
  LinkButton,
  ListTemplate,
  messageOf,
  plural,
  Stack,
} from '@portal/shared/ui'
import { pastPageSize, usePastSittings, useStatistics } from './simulate.queries.ts'
import { type PastSitting, partInWords, resultPath, simulatePath } from './simulate.rules.ts'

const columns: readonly Column<PastSitting>[] = [
  { id: 'title', header: 'Paper', cell: ({ title }) => title, primary: true },
  {
    id: 'finished',
    header: 'Finished',
    cell: ({ finishedAt }) => <DateText moment={finishedAt} style="dateTime" />,
  },
  {
    id: 'marks',
    header: 'Marks',
    // A line for each part: in one line they wrap anywhere on a phone.
    cell: ({ parts }) => (
      <Stack as="span" gap="0">
        {parts.map((part) => (
          <span key={part.sectionNo}>{partInWords(part)}</span>
        ))}
      </Stack>
    ),
  },
  {
    id: 'time',
    header: 'Time',
    align: 'end',
    cell: ({ parts }) => formatDuration(parts.reduce((sum, { timeMs }) => sum + timeMs, 0) / 1000),
  },
]

/** Reads a whole number from 1 from the address. */
function readWhole(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** All finished sittings, newest first, by part, a page at a time. */
export default function PastSittingsScreen() {
  const [params, setParams] = useSearchParams()
  const page = readWhole(params.get('page')) ?? 1
  const part = readWhole(params.get('part'))
  const past = usePastSittings(page, part)
  const statistics = useStatistics()
  const total = past.data?.totalCount
  const address = (to: number) => {
    const next = new URLSearchParams(part === undefined ? {} : { part: String(part) })
    if (to > 1) next.set('page', String(to))
    return `?${next.toString()}`
  }
  const papers = (
    <LinkButton to={simulatePath} variant="primary">
      Sit a paper
    </LinkButton>
  )
  const list = usePagedList({
    label: 'Past sittings',
    rows: past.data?.sittings,
    total,
    page,
    pageSize: pastPageSize,
    hrefFor: address,
    filters: {
      areOn: part !== undefined,
      clear: () => setParams({}),
      noneFits: 'No finished sitting of this part',
    },
    noneYet: {
      title: 'No finished sittings yet',
      illustration: 'questions',
      children: 'Each paper that you finish stays here with its marks and solutions.',
      action: papers,
    },
  })
  return (
    <ListTemplate
      title="Past sittings"
      count={total === undefined ? undefined : plural(total, 'finished sitting')}
      actions={papers}
      filters={
        statistics.data === undefined || statistics.data.parts.length < 2 ? undefined : (
          <Box width="16rem" maxWidth="100%">
            <SelectField
              label="Part"
              labelHidden
              value={part === undefined ? '' : String(part)}
              options={[
                { value: '', label: 'All parts' },
                ...statistics.data.parts.map(({ sectionId, sectionNo }) => ({
                  value: String(sectionId),
                  label: sectionNo,
                })),
              ]}
              onValue={(value) => setParams(value === '' ? {} : { part: value })}
            />
          </Box>
        )
      }
      pager={list.pager}
    >
      {past.isError && past.data === undefined ? (
        <FailedState title="Your past sittings could not be loaded" onRetry={() => past.refetch()}>
          {messageOf(past.error)}
        </FailedState>
      ) : (
        <Card flush>
          <DataTable
            label="Finished sittings"
            columns={columns}
            rows={list.rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) => resultPath(id)}
            empty={list.empty}
          />
        </Card>
      )}
    </ListTemplate>
  )
}
