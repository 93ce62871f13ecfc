import { SearchField, SegmentedControl, SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  Button,
  EmptyState,
  Heading,
  Page,
  PageHeader,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { type LearnSubject, useAllPages } from './learn.queries.ts'
import {
  countsOf,
  filterOf,
  type ListedPart,
  type PagesAsked,
  partsOf,
  readId,
} from './learn.rules.ts'
import { SubjectPages } from './subject-pages.tsx'

const states = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'With a draft' },
  { value: 'none', label: 'No page' },
] as const

/** All pages of Learn by part, subject and topic: how each stands, and where there is none. */
export default function LearnScreen() {
  const pages = useAllPages()
  return (
    <Page>
      <PageHeader
        title="Learn"
        description={
          pages.data === undefined ? (
            'What students read on each topic'
          ) : (
            <Figures all={pages.data} />
          )
        }
      />
      <QueryRegion
        query={pages}
        failed="The pages could not be loaded"
        skeleton={<SkeletonList rows={8} />}
        empty={{
          when: (all) => all.length === 0,
          title: 'There is nothing to write about yet',
          children: 'Each sub-topic has a page here as soon as there are subjects with topics.',
        }}
      >
        {(all) => <Pages all={all} />}
      </QueryRegion>
    </Page>
  )
}

function Figures({ all }: { all: readonly LearnSubject[] }) {
  const { published, drafts, holes } = countsOf(all)
  const read = `${plural(published, 'page')} that students read`
  return `${read}, ${plural(drafts, 'draft')}, ${plural(holes, 'sub-topic')} without a page`
}

function Pages({ all }: { all: readonly LearnSubject[] }) {
  const [params, setParams] = useSearchParams()
  const asked: PagesAsked = {
    search: params.get('search') ?? '',
    state: filterOf(params.get('state')),
    sectionId: readId(params.get('part')),
  }
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
  }
  const isFiltered = asked.search !== '' || asked.state !== null || asked.sectionId !== null
  const parts = partsOf(all, asked)
  const options = partsOf(all, { search: '', state: null, sectionId: null })
  return (
    <Stack gap="6">
      <Row gap="4" alignItems="flex-end">
        <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }}>
          <SearchField
            label="Search pages by name, topic or subject"
            placeholder="Search by name, topic or subject"
            value={asked.search}
            onValue={(search) => change('search', search)}
          />
        </Box>
        <Box flex="0 1 14rem" minWidth="0">
          <SelectField
            label="Part"
            labelHidden
            placeholder="All parts"
            value={asked.sectionId === null ? '' : String(asked.sectionId)}
            options={options.map(({ sectionId, name }) => ({
              value: String(sectionId),
              label: name,
            }))}
            onValue={(part) => change('part', part)}
          />
        </Box>
        <SegmentedControl
          label="Which pages to show"
          value={asked.state ?? 'all'}
          options={states}
          onValue={(state) => change('state', state === 'all' ? '' : state)}
        />
      </Row>
      {parts.length === 0 ? (
        <EmptyState
          illustration="search"
          level={2}
          title="No page fits"
          action={<Button onClick={() => setParams({}, { replace: true })}>Clear filters</Button>}
        >
          Nothing is called so, or stands so.
        </EmptyState>
      ) : (
        parts.map((part) => <Part key={part.sectionId} part={part} isOpen={isFiltered} />)
      )}
    </Stack>
  )
}

function Part({ part: { name, subjects }, isOpen }: { part: ListedPart; isOpen: boolean }) {
  const { pages, holes } = countsOf(subjects)
  return (
    <Stack as="section" gap="3" aria-label={name}>
      <Row justifyContent="space-between" alignItems="baseline">
        <Heading level={2} size="lg">
          {name}
        </Heading>
        <Text size="sm" tone="muted" figures>
          {`${plural(pages, 'sub-topic')}${holes === 0 ? '' : `, ${holes} without a page`}`}
        </Text>
      </Row>
      {subjects.map((subject) => (
        <SubjectPages key={`${subject.learningId} ${isOpen}`} subject={subject} isOpen={isOpen} />
      ))}
    </Stack>
  )
}
