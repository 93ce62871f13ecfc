import { pathTo } from '@portal/shared/contract'
import { SelectField } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  Button,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { Pencil, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Tree, useTree } from '../lookups.queries.ts'
import { PartsCard } from './parts-card.tsx'
import { SubjectsCard } from './subjects-card.tsx'
import type { Test } from './tree.queries.ts'
import { testIn, testName } from './tree.rules.ts'

const TestDialog = dialogPart(() => import('./test-dialog.tsx'), 'Test')

/** Admissions tests with their parts and subjects: made, renamed, put in order, archived. */
export default function SubjectsScreen() {
  const tree = useTree()
  const [params, setParams] = useSearchParams()
  const [edited, setEdited] = useState<{ test: Test | undefined } | null>(null)
  const show = (id: number | string) => setParams({ test: String(id) })
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
      onClick={() => setEdited({ test: undefined })}
    >
      New test
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Tests, parts and subjects"
        description="What questions and papers are filed under; nothing that was used is ever deleted"
        actions={
          <>
            <LinkButton to={pathTo('/question-bank/question-admin/create_~_edit-sub-topic', {})}>
              Topics and sub-topics
            </LinkButton>
            {add}
          </>
        }
      />
      <QueryRegion
        query={tree}
        failed="The subjects could not be loaded"
        skeleton={<SkeletonCards count={2} columns={1} />}
        empty={{
          when: (all) => all.length === 0,
          title: 'No test yet',
          children: 'Make one, then its parts and their subjects.',
          action: add,
          level: 2,
        }}
      >
        {(all) => (
          <OfTest
            tree={all}
            test={testIn(all, params.get('test'))}
            onShow={show}
            onEdit={(test) => setEdited({ test })}
          />
        )}
      </QueryRegion>
      {edited === null ? null : (
        <Suspense>
          <TestDialog test={edited.test} onSaved={show} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Page>
  )
}

interface OfTestProps {
  tree: Tree
  test: Test | undefined
  onShow: (id: string) => void
  onEdit: (test: Test) => void
}

function OfTest({ tree, test, onShow, onEdit }: OfTestProps) {
  if (test === undefined) return null
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Row gap="3" alignItems="flex-end" flexWrap="wrap">
        <Box flex="0 1 20rem" minWidth="12rem">
          <SelectField
            label="Admission test"
            placeholder="Select a test"
            options={tree.map((each) => ({ value: String(each.id), label: testName(each) }))}
            value={String(test.id)}
            onValue={(id) => id !== '' && onShow(id)}
          />
        </Box>
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => onEdit(test)}>
          Edit the {test.name}
        </Button>
      </Row>
      <PartsCard test={test} />
      {test.parts.map((part) => (
        <SubjectsCard key={part.id} part={part} />
      ))}
      {test.parts.length === 0 ? (
        <EmptyState title="No part yet" level={2}>
          Subjects stand in parts. Add the first part above.
        </EmptyState>
      ) : null}
    </Stack>
  )
}
