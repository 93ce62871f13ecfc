import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { tellOutcome } from '@portal/shared/lists'
import {
  Alert,
  Badge,
  Button,
  EmptyState,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Download, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useExporting } from '../interchange/use-exporting.ts'
import { type Paper, type Part, usePaper } from './papers.queries.ts'
import { filedInWords, holesInWords, paperStates } from './papers.rules.ts'
import { PartCard } from './part-card.tsx'
import { StateButtons } from './state-buttons.tsx'

const PaperDialog = dialogPart(() => import('./paper-dialog.tsx'), 'Paper')
const PartDialog = dialogPart(() => import('./part-dialog.tsx'), 'Part')

const papersPath = pathTo('/question-bank/question-admin/create_~_edit-exam', {})
const toPapers = [{ label: 'Papers', to: papersPath }, { label: 'Paper' }]

/** One paper: its parts, their questions in order, what is missing, and whether it is published. */
export default function PaperPage({ paperId }: { paperId: number }) {
  const query = usePaper(paperId)
  return (
    <Page>
      <QueryRegion
        query={query}
        failed="The paper could not be loaded"
        skeleton={<SkeletonCards count={2} columns={1} />}
      >
        {(paper) => <Whole paper={paper} />}
      </QueryRegion>
    </Page>
  )
}

type Opened = { what: 'paper' } | { what: 'part'; part: Part | undefined }

function Whole({ paper }: { paper: Paper }) {
  const [open, setOpen] = useState<Opened | null>(null)
  const { label, tone } = paperStates[paper.state]
  const exporting = useExporting()
  const addPart = (
    <Button onClick={() => setOpen({ what: 'part', part: undefined })}>Add a part</Button>
  )
  return (
    <>
      <PageHeader
        title={`${paper.admissionTestName} ${paper.title}`}
        breadcrumb={toPapers}
        facts={
          <>
            <Badge tone={tone}>{label}</Badge>
            {paper.isOlder || paper.isRetired ? <Badge>Older</Badge> : null}
            <Text as="span" size="sm" tone="muted">
              {filedInWords(paper)}
            </Text>
          </>
        }
        actions={
          <>
            <Button
              icon={<Pencil size={16} aria-hidden />}
              onClick={() => setOpen({ what: 'paper' })}
            >
              Edit
            </Button>
            {addPart}
            <Button
              icon={<Download size={16} aria-hidden />}
              loading={exporting.isBeginning}
              onClick={() => tellOutcome(() => exporting.begin({ paperId: paper.paperId }))}
            >
              Export
            </Button>
            <StateButtons paper={paper} />
          </>
        }
      />
      <Stack gap={{ base: '4', md: '6' }}>
        <Missing paper={paper} />
        {paper.parts.length === 0 ? (
          <EmptyState title="No part yet" level={2} action={addPart}>
            Questions stand in the parts of a paper.
          </EmptyState>
        ) : null}
        {paper.parts.map((part) => (
          <PartCard
            key={part.examSectionId}
            part={part}
            onEdit={() => setOpen({ what: 'part', part })}
          />
        ))}
      </Stack>
      {open === null ? null : (
        <Suspense>
          {open.what === 'paper' ? (
            <PaperDialog paper={paper} onClose={() => setOpen(null)} />
          ) : (
            <PartDialog paper={paper} part={open.part} onClose={() => setOpen(null)} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** What keeps the paper from being published, or what students miss in one that is. */
function Missing({ paper }: { paper: Paper }) {
  const parts = paper.parts.filter(({ holes }) => holes.length > 0)
  if (parts.length === 0) return null
  const title =
    paper.state === 'published'
      ? 'Students meet this paper without these questions'
      : 'Before it can be published'
  return (
    <Alert kind="warning" title={title}>
      <Stack as="ul" gap="1" listStyle="none">
        {parts.map(({ examSectionId, sectionNo, holes }) => (
          <li key={examSectionId}>{`${sectionNo}: ${holesInWords(holes).join(' ')}`}</li>
        ))}
      </Stack>
    </Alert>
  )
}
