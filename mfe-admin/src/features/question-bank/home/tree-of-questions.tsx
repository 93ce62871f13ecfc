import { dialogPart } from '@portal/shared/idle'
import { tellOutcome } from '@portal/shared/lists'
import { type UseQueryResult, useQueryClient } from '@portal/shared/query'
import {
  Badge,
  Box,
  Button,
  chakra,
  Disclosure,
  Heading,
  plural,
  QueryRegion,
  SkeletonList,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LookThroughProps } from '../list/look-through.tsx'
import type { Tree } from '../lookups.queries.ts'
import { listPath } from '../paths.ts'
import { writePlace } from '../questions/place.rules.ts'
import { idsOfTopic, type PartOfTree } from './bank.queries.ts'
import { rowsOf, type TreeRow } from './tree.rules.ts'

const LookThrough = dialogPart<LookThroughProps>(
  () => import('../list/look-through.tsx'),
  'Look through',
)

const Table = chakra('table', {
  base: {
    width: '100%',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': {
      paddingY: '2',
      paddingX: { base: '1', md: '2' },
      textAlign: 'start',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& thead th': {
      color: 'fg.muted',
      fontWeight: 'medium',
      borderTopWidth: '0',
      fontSize: { base: 'xs', md: 'sm' },
    },
    '& th[scope=row]': { overflowWrap: 'anywhere' },
    // On a phone the names of topics take what is left.
    '& [data-figure]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      width: { base: '1%', md: 'auto' },
    },
    '& tr[data-kind=subject] > th': { fontWeight: 'semibold' },
    '& tr[data-kind=topic] > th': { fontWeight: 'normal', paddingLeft: { base: '3', md: '6' } },
  },
})

/** How many questions each topic has, by state, with the way to look through them. */
export function TreeOfQuestions({ tree }: { tree: UseQueryResult<Tree> }) {
  const [seen, setSeen] = useState<readonly number[] | null>(null)
  const client = useQueryClient()
  const look = ({ id, name }: TreeRow) =>
    void tellOutcome(async () => {
      const { questions } = await client.fetchQuery(idsOfTopic(id))
      if (questions.length === 0) throw new Error(`${name} has no live question.`)
      setSeen(questions.map((question) => question.id))
      return undefined
    })
  return (
    <>
      <QueryRegion
        query={tree}
        failed="The topics could not be loaded"
        skeleton={<SkeletonList rows={6} />}
        empty={{
          ...{ title: 'No tests yet', children: 'Make a test and its parts first.', level: 2 },
          when: (tests) => tests.length === 0,
        }}
      >
        {(tests) => (
          <Stack gap="8">
            {tests.map((test) => (
              <Stack key={test.id} as="section" gap="3" aria-label={test.name}>
                <Heading level={2} size="md">
                  {test.name}
                </Heading>
                {test.parts.map((part) => (
                  <Disclosure
                    key={part.id}
                    summary={part.sectionNo}
                    meta={
                      <Text as="span" size="sm" tone="muted">
                        {plural(part.live, 'live', 'live')}
                      </Text>
                    }
                  >
                    <PartTable part={part} onLook={look} />
                  </Disclosure>
                ))}
              </Stack>
            ))}
          </Stack>
        )}
      </QueryRegion>
      {seen === null ? null : (
        <Suspense>
          <LookThrough questionIds={seen} onClose={() => setSeen(null)} />
        </Suspense>
      )}
    </>
  )
}

function PartTable({ part, onLook }: { part: PartOfTree; onLook: (row: TreeRow) => void }) {
  return (
    <Table>
      <caption>
        <chakra.span srOnly>{`Questions of ${part.sectionNo} by topic`}</chakra.span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col" data-figure>
            Live
          </th>
          <th scope="col" data-figure>
            Draft
          </th>
          <th scope="col" data-figure>
            Withdrawn
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rowsOf(part).map((row) => (
          <tr key={row.key} data-kind={row.kind}>
            <th scope="row">
              {row.kind === 'topic' ? (
                <TextLink
                  quiet
                  to={`${listPath}?place=${writePlace({ kind: 'topic', id: row.id })}`}
                >
                  {row.name}
                </TextLink>
              ) : (
                row.name
              )}
              {row.isArchived ? <Badge tone="neutral">Archived</Badge> : null}
            </th>
            <td data-figure>{row.live}</td>
            <td data-figure>{row.draft}</td>
            <td data-figure>{row.withdrawn}</td>
            <td data-figure>
              {row.kind === 'topic' && row.live > 0 ? (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<Eye size={16} aria-hidden />}
                  aria-label={`Look through ${row.name}`}
                  onClick={() => onLook(row)}
                >
                  <Box as="span" display={{ base: 'none', md: 'inline' }}>
                    Look through
                  </Box>
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
