import { pathTo } from '@portal/shared/contract'
import { SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { type Tree, useTree } from '../lookups.queries.ts'
import { SubTopicsCard } from './sub-topics-card.tsx'
import { TopicsCard } from './topics-card.tsx'
import type { Part } from './tree.queries.ts'
import { partIn, testName } from './tree.rules.ts'

const subjectsPath = pathTo('/question-bank/question-admin/create_~_edit-subject', {})

/** Topics of a part by their subjects, and the sub-topics of each. */
export default function TopicsScreen() {
  const tree = useTree()
  return (
    <Page>
      <PageHeader
        title="Topics and sub-topics"
        description="What questions are practised by and pages are written for; a topic moves within its part"
        actions={<LinkButton to={subjectsPath}>Tests, parts and subjects</LinkButton>}
      />
      <QueryRegion
        query={tree}
        failed="The topics could not be loaded"
        skeleton={<SkeletonCards count={2} columns={1} />}
        empty={{
          when: (all) => all.every(({ parts }) => parts.length === 0),
          title: 'No part yet',
          children: 'Topics stand in the subjects of a part.',
          action: <LinkButton to={subjectsPath}>Make a part</LinkButton>,
          level: 2,
        }}
      >
        {(all) => <OfPart tree={all} />}
      </QueryRegion>
    </Page>
  )
}

function OfPart({ tree }: { tree: Tree }) {
  const [params, setParams] = useSearchParams()
  const found = partIn(tree, params.get('part'))
  if (found === undefined) return null
  const { part } = found
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Box maxWidth="20rem">
        <SelectField
          label="Part"
          placeholder="Select a part"
          options={tree.flatMap((test) =>
            test.parts.map(({ id, sectionNo, isArchived }) => ({
              value: String(id),
              label: isArchived ? `${sectionNo} (archived)` : sectionNo,
              group: testName(test),
            })),
          )}
          value={String(part.id)}
          onValue={(id) => id !== '' && setParams({ part: id })}
        />
      </Box>
      <Topics part={part} topicId={params.get('topic')} />
    </Stack>
  )
}

function Topics({ part, topicId }: { part: Part; topicId: string | null }) {
  const subject = part.subjects.find(({ topics }) =>
    topics.some(({ id }) => String(id) === topicId),
  )
  const topic = subject?.topics.find(({ id }) => String(id) === topicId)
  if (part.subjects.length === 0) {
    return (
      <EmptyState
        title="No subject yet"
        level={2}
        action={<LinkButton to={`${subjectsPath}`}>Make a subject</LinkButton>}
      >
        {`Topics of ${part.sectionNo} stand in its subjects.`}
      </EmptyState>
    )
  }
  if (subject && topic) return <SubTopicsCard part={part} subject={subject} topic={topic} />
  return <TopicsCard part={part} />
}
