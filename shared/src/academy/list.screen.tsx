import { type ListDefinition, ListFilters, segmentedFilter, useList } from '@portal/shared/lists'
import { Grid, ListTemplate, QueryRegion, SkeletonCards, Stack } from '@portal/shared/ui'
import { type Academy, soughtIn } from './academy.queries.ts'
import { AcademyCard } from './academy-card.tsx'
import { type AcademyView, useAcademyView } from './academy-view.ts'
import { totalsInWords } from './course.rules.ts'
import { TranscriptHits } from './transcript-hits.tsx'

const states = [
  { value: 'not started', label: 'Not started' },
  { value: 'started', label: 'Started' },
  { value: 'completed', label: 'Completed' },
]

const listOf = ({ list, pageSize }: AcademyView): ListDefinition<typeof list, Academy> => ({
  call: list,
  pageSize,
  rows: ({ academies }) => academies,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  label: 'Courses',
  nouns: ['course', 'courses'],
  searchIn: 'title and what is said in the videos',
  filters: [
    { id: 'state', label: 'Which courses to show', look: segmentedFilter, options: states },
  ],
  columns: [{ id: 'name', header: 'Course', primary: true, cell: ({ name }) => name }],
  noneYet: {
    title: 'No courses yet',
    children: 'Your first course appears here when it is published.',
    level: 2,
  },
})

/** The academies that somebody may watch, with how far each is. */
export default function AcademyListScreen() {
  const view = useAcademyView()
  const list = useList(listOf(view))
  const sought = soughtIn(list.address.search)
  const totals = list.answer?.totalProgress
  return (
    <ListTemplate
      title="Academy"
      description={totals === undefined ? 'Video courses' : totalsInWords(totals)}
      {...(list.count !== undefined && { count: list.count })}
      filters={<ListFilters list={list} />}
      pager={list.pager}
    >
      <QueryRegion
        query={list.read}
        failed="The courses could not be loaded"
        skeleton={<SkeletonCards count={view.pageSize} columns={2} />}
        empty={{ ...list.empty, when: () => list.rows?.length === 0 }}
      >
        {() => (
          <Grid as="ul" columns={2} aria-label="Courses" listStyleType="none">
            {list.rows?.map((academy) => (
              <Stack as="li" key={academy.id}>
                <AcademyCard academy={academy} view={view} />
              </Stack>
            ))}
          </Grid>
        )}
      </QueryRegion>
      {sought === null ? null : <TranscriptHits key={sought} text={sought} view={view} />}
    </ListTemplate>
  )
}
