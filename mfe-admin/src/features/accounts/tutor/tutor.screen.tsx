import { ApiError } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import type { HistoryDrawerProps } from '@portal/shared/history'
import { dialogPart } from '@portal/shared/idle'
import { usePageTitle } from '@portal/shared/page-title'
import { useParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  chakra,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonText,
  Text,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { LoadCard } from './load-card.tsx'
import { TeachingForm } from './teaching-form.tsx'
import { type Teaching, tutorReads, useTutor } from './tutor.queries.ts'
import { tutorWords } from './tutor.words.ts'

const HistoryDrawer = dialogPart<HistoryDrawerProps>(
  () => import('@portal/shared/history'),
  'History',
)

/** The form, and the load at its right where there is room for both. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  },
})

/** What a tutor teaches and takes on, whose team it is, and how much of it is taken. */
export default function TutorScreen() {
  const { id = '' } = useParams()
  const tutor = useTutor(id)
  if (tutor.data !== undefined) return <Editor key={id} tutor={tutor.data} />
  const isNotThere = tutor.error instanceof ApiError && [400, 404].includes(tutor.error.status)
  return (
    <Page>
      <PageHeader title="Edit a tutor" />
      {isNotThere ? (
        <EmptyState
          illustration="search"
          level={2}
          title="There is no such tutor"
          action={<LinkButton to="/accounts?role=Tutor">All tutors</LinkButton>}
        >
          The address is not complete.
        </EmptyState>
      ) : (
        <QueryRegion
          query={tutor}
          failed="The tutor could not be loaded"
          skeleton={<SkeletonText lines={12} />}
        >
          {() => null}
        </QueryRegion>
      )}
    </Page>
  )
}

function Editor({ tutor }: { tutor: Teaching }) {
  const { tutorId, fullName, email, role, isActive, seniorTutorId, seniorTutorName } = tutor
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  usePageTitle(fullName)
  return (
    <Page>
      <PageHeader
        title={fullName}
        facts={
          <>
            <Badge tone="brand">{role}</Badge>
            {isActive ? null : <Badge tone="warning">Stopped</Badge>}
            <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
              {email}
            </Text>
          </>
        }
        actions={
          <>
            <Button onClick={() => setHistoryOpen(true)}>History</Button>
            <LinkButton to={pathTo('/tutor/:name/:id', { name: fullName, id: tutorId })}>
              Work and ratings
            </LinkButton>
          </>
        }
      />
      <Sides>
        <TeachingForm tutor={tutor} />
        <LoadCard tutor={tutor} />
      </Sides>
      <Suspense>
        {isHistoryOpen ? (
          <HistoryDrawer
            record={{ kind: 'tutor', id: tutorId }}
            name={fullName}
            changes={tutorReads}
            onClose={() => setHistoryOpen(false)}
            {...tutorWords(
              seniorTutorId && seniorTutorName ? { [seniorTutorId]: seniorTutorName } : {},
            )}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}
