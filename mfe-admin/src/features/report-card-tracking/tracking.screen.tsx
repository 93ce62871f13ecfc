import { formatDay } from '@portal/shared/calendar'
import { dialogPart } from '@portal/shared/idle'
import {
  type BulkAction,
  List,
  type ListDefinition,
  rowActions,
  selectFilter,
  tellOutcome,
  useList,
} from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Card,
  dash,
  formatDate,
  ListTemplate,
  RelativeTime,
  Stat,
  Stats,
  useTimeZone,
} from '@portal/shared/ui'
import { BellRing } from 'lucide-react'
import { Suspense } from 'react'
import {
  type TrackedTutor,
  type Tracking,
  trackingCall,
  trackingReads,
  useRemind,
  useTerms,
} from './tracking.queries.ts'
import { remindedInWords } from './tracking.rules.ts'

const TutorDrawer = dialogPart(() => import('./tutor-drawer.tsx'), 'Report cards')
const CardDrawer = dialogPart(() => import('@portal/shared/report-card-editor'), 'Report card')

const states = [
  { value: 'open', label: 'Not all submitted' },
  { value: 'late', label: 'Late' },
  { value: 'draft', label: 'Begun' },
  { value: 'done', label: 'All submitted' },
]

const tutors: ListDefinition<typeof trackingCall, TrackedTutor> = {
  call: trackingCall,
  rows: (answer) => answer.tutors,
  rowKey: ({ tutorId }) => tutorId,
  rowName: ({ name }) => name,
  label: 'Tutors with report cards',
  nouns: ['tutor', 'tutors'],
  searchIn: 'tutor',
  views: 'report-card-tracking',
  csv: 'GET /ReportCard/admin/ReportCard/GetTrackingCsv',
  sort: { column: 'late', direction: 'descending' },
  columns: [
    { id: 'name', header: 'Tutor', primary: true, sortBy: (t) => t.name, cell: (t) => t.name },
    { id: 'due', header: 'Due', align: 'end', sortBy: (t) => t.due, cell: (t) => t.due },
    { id: 'draft', header: 'Begun', align: 'end', sortBy: (t) => t.draft, cell: (t) => t.draft },
    {
      id: 'submitted',
      header: 'Submitted',
      align: 'end',
      sortBy: (t) => t.submitted,
      cell: (t) =>
        t.submitted === t.due ? <Badge tone="success">All {t.due}</Badge> : t.submitted,
    },
    {
      id: 'late',
      header: 'Late',
      align: 'end',
      sortBy: (t) => t.late,
      cell: (t) => (t.late === 0 ? '0' : <Badge tone="danger">{t.late} late</Badge>),
    },
    {
      id: 'remindedAt',
      header: 'Reminded',
      sortBy: (t) => t.remindedAt,
      cell: (t) => (t.remindedAt === null ? dash : <RelativeTime moment={t.remindedAt} />),
    },
  ],
  noneYet: {
    title: 'No card is due in this term',
    children: 'A card is due of each student to whom a tutor has given an hour in the term.',
  },
  failed: 'The report cards could not be loaded',
}

/** Who has handed in report cards, by term and tutor; reminding those who have not. */
export default function TrackingScreen() {
  const [params, setParams] = useSearchParams()
  const remind = useRemind()
  const terms = useTerms()
  useLiveReads('tuition', trackingReads)
  const hrefOf = (tutorId: string) => {
    const next = new URLSearchParams(params)
    next.set('tutor', tutorId)
    return `?${next}`
  }
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const list = useList({
    ...tutors,
    rowHref: ({ tutorId }) => hrefOf(tutorId),
    filters: [
      {
        id: 'term',
        label: 'Term',
        look: selectFilter,
        none: 'Latest term',
        options: terms.data?.terms
          .filter(({ startsOn }) => startsOn <= today)
          .map(({ id, name }) => ({ value: id, label: name })),
        mayBe: isId,
        query: (termId) => ({ termId }),
      },
      { id: 'state', label: 'State', look: selectFilter, none: 'All states', options: states },
    ],
    atEnd: rowActions<TrackedTutor>(
      ({ name }) => name,
      (tutor) =>
        tutor.submitted === tutor.due
          ? []
          : [
              {
                id: 'remind',
                label: 'Remind',
                icon: <BellRing size={16} />,
                onChoose: () => void tellOutcome(() => tell({ ids: [tutor.tutorId] }, 1)),
              },
            ],
    ),
  })
  const term = list.answer?.term
  const tell: BulkAction['run'] = async (chosen) => {
    if (!term) return undefined
    const body =
      'filter' in chosen
        ? { ...chosen, termId: term.id }
        : { tutorIds: [...chosen.ids], termId: term.id }
    return { said: remindedInWords(await remind.write({ body })) }
  }
  const take = (name: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(name)
        return next
      },
      { replace: true },
    )
  const tutorId = params.get('tutor')
  const card = params.get('card')
  return (
    <ListTemplate
      title="Report card tracking"
      description={
        term
          ? `${term.name}: cards are due on ${formatDay(term.cardsDueOn)}`
          : 'Who has handed in the report cards of a term'
      }
    >
      <Totals totals={list.answer?.totals} />
      <List list={list} actions={[{ id: 'remind', label: 'Remind', run: tell }]} />
      <Suspense fallback={null}>
        {card !== null ? (
          <CardDrawer card={card} onClose={() => take('card')} />
        ) : tutorId !== null && term ? (
          <TutorDrawer
            termId={term.id}
            termName={term.name}
            tutorId={tutorId}
            onClose={() => take('tutor')}
          />
        ) : null}
      </Suspense>
    </ListTemplate>
  )
}

const isId = (value: string) => /^[\da-f-]{36}$/i.test(value)

/** The term over all tutors; dashes until that is known. */
function Totals({ totals }: { totals: Tracking['totals'] | undefined }) {
  return (
    <Card>
      <Stats>
        <Stat label="Cards due" value={totals?.due} />
        <Stat label="Submitted" value={totals?.submitted} />
        <Stat label="Begun" value={totals?.draft} />
        <Stat label="Late" value={totals?.late} />
      </Stats>
    </Card>
  )
}
