import { DownloadButton } from '@portal/shared/downloads'
import { dialogPart } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import {
  Alert,
  Badge,
  Button,
  DateText,
  Drawer,
  FactList,
  formatNumber,
  plural,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { leftOut, rowsAt } from './import.rules.ts'
import { isMoving, kinds, readAs, rowStateNames, rowStates, states } from './import.words.ts'
import { ImportActions } from './import-actions.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportStanding } from './import-standing.tsx'
import { type Counts, getBadRows, type Import, importReads, useImport } from './imports.queries.ts'

const ColumnsDialog = dialogPart(() => import('./columns-dialog.tsx'), 'Columns of the file')

export interface ImportPanelProps {
  importId: string
  onClose: () => void
}

/** A file that was brought: how it was read, what comes of each row, and what is done about that. */
export default function ImportPanel({ importId, onClose }: ImportPanelProps) {
  const query = useImport(importId)
  useFollowed(importReads, query.data !== undefined && isMoving(query.data.state))
  return (
    <Drawer open wide="page" title={query.data?.fileName ?? 'Import'} onClose={onClose}>
      <QueryRegion
        query={query}
        failed="The import could not be loaded"
        skeleton={<SkeletonText lines={12} />}
      >
        {(asked) => <Content asked={asked} />}
      </QueryRegion>
    </Drawer>
  )
}

function Content({ asked }: { asked: Import }) {
  const { importId, state, counts } = asked
  return (
    <Stack gap="6">
      <Row gap="3" justifyContent="space-between">
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        <Row gap="3">
          {counts !== null && counts.bad > 0 ? (
            <DownloadButton
              label="Download bad rows"
              name="bad-rows.csv"
              get={() => getBadRows(importId)}
            />
          ) : null}
          <ImportActions asked={asked} />
        </Row>
      </Row>
      <ImportStanding asked={asked} />
      {counts === null ? null : <RowCounts counts={counts} />}
      <AboutFile asked={asked} />
      {isMoving(state) || counts === null ? null : <ImportRows asked={asked} />}
    </Stack>
  )
}

/** How many rows do what, each leading to these rows. */
function RowCounts({ counts }: { counts: Counts }) {
  const [params] = useSearchParams()
  const hrefOf = (value: string) => {
    const next = new URLSearchParams([...params].filter(([name]) => !name.startsWith(rowsAt)))
    next.set(`${rowsAt}state`, value)
    return `?${next}`
  }
  return (
    <Stats>
      {rowStateNames.map((name) => (
        <Stat
          key={name}
          label={rowStates[name].label}
          value={counts[name]}
          hint={rowStates[name].hint}
          {...(counts[name] > 0 && { to: hrefOf(name) })}
        />
      ))}
    </Stats>
  )
}

function AboutFile({ asked }: { asked: Import }) {
  const [isOpen, setOpen] = useState(false)
  const { columns, state, kind, rows, byName, at, encoding } = asked
  const without = leftOut(columns)
  return (
    <Stack gap="4">
      <FactList
        items={[
          { label: 'Brings', value: `${kinds[kind].label}, ${plural(rows, 'row')}` },
          { label: 'Read as', value: readAs(asked) },
          {
            label: 'Columns',
            value: (
              <Row gap="3">
                <Text as="span" minWidth="0" overflowWrap="anywhere">
                  {`${formatNumber(columns.length - without.length)} of ${formatNumber(columns.length)} are taken`}
                  {without.length > 0 ? `; left out: ${without.join(', ')}` : null}
                </Text>
                {state === 'checked' ? (
                  <Button size="sm" onClick={() => setOpen(true)}>
                    Change columns
                  </Button>
                ) : null}
              </Row>
            ),
          },
          {
            label: 'Brought',
            value: (
              <>
                <DateText moment={at} style="dateTime" />
                {byName === null ? null : ` by ${byName}`}
              </>
            ),
          },
        ]}
      />
      {encoding === 'Windows-1252' && state === 'checked' ? (
        <Alert kind="warning" title="Look at letters with accents">
          The file does not say how its letters are written, so it was read as Windows-1252. Where
          names look wrong below, save it as CSV UTF-8 and bring it again.
        </Alert>
      ) : null}
      <Suspense>
        {isOpen ? <ColumnsDialog asked={asked} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Stack>
  )
}
