import { SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import { usePagedList } from '@portal/shared/tables'
import {
  Box,
  Card,
  FailedState,
  LinkButton,
  LiveText,
  messageOf,
  plural,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { PastSetsTable } from './past-sets-table.tsx'
import { pastSetsPageSize } from './question-bank.prefetch.ts'
import { useBank, usePastSets } from './question-bank.queries.ts'
import { readPage, revisePath } from './question-bank.rules.ts'

/** All finished sets, newest first, by part, a page at a time. */
export function PastSetsList() {
  const [params, setParams] = useSearchParams()
  const page = readPage(params.get('page'))
  const asked = params.get('part') ?? ''
  const part = /^[1-9]\d{0,8}$/.test(asked) ? asked : ''
  const sets = usePastSets(page, part === '' ? {} : { sectionId: Number(part) })
  const bank = useBank()
  const total = sets.data?.totalCount
  const count = total === undefined ? undefined : plural(total, 'finished set')
  const address = (to: number) => {
    const next = new URLSearchParams(part === '' ? {} : { part })
    if (to > 1) next.set('page', String(to))
    return `?${next.toString()}`
  }
  const list = usePagedList({
    label: 'Past sets',
    rows: sets.data?.sets,
    total,
    page,
    pageSize: pastSetsPageSize,
    hrefFor: address,
    filters: {
      areOn: part !== '',
      clear: () => setParams({}),
      noneFits: 'No finished set of this part',
    },
    noneYet: {
      title: 'No finished sets yet',
      illustration: 'questions',
      children: 'Each set that you finish stays here with its answers and solutions.',
      action: (
        <LinkButton to={revisePath} variant="primary">
          Build a set
        </LinkButton>
      ),
    },
  })
  if (sets.isError && sets.data === undefined) {
    return (
      <FailedState title="Your past sets could not be loaded" onRetry={() => sets.refetch()}>
        {messageOf(sets.error)}
      </FailedState>
    )
  }
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {/* As tall as the field in it, which comes a moment later. */}
      <Row justifyContent="space-between" minHeight="11">
        <Text tone="muted">{count ?? 'Loading'}</Text>
        {count === undefined ? null : <LiveText>{count}</LiveText>}
        {bank.data === undefined ? null : (
          <Box width="16rem" maxWidth="100%">
            <SelectField
              label="Part"
              labelHidden
              value={part}
              options={[
                { value: '', label: 'All parts' },
                ...bank.data.readiness.map(({ sectionId, sectionNo }) => ({
                  value: String(sectionId),
                  label: sectionNo,
                })),
              ]}
              onValue={(value) => setParams(value === '' ? {} : { part: value })}
            />
          </Box>
        )}
      </Row>
      <Card flush>
        <PastSetsTable sets={list.rows} empty={list.empty} />
      </Card>
      {list.pager}
    </Stack>
  )
}
