import { dialogPart } from '@portal/shared/idle'
import { type RowAction, RowPanel, tellOutcome, useRowPanel } from '@portal/shared/lists'
import { OrderedList } from '@portal/shared/ordering'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  Card,
  FilterChip,
  IconButton,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Archive, ArchiveRestore, ArrowDown, ArrowUp } from 'lucide-react'
import { audienceNames, faqStates, faqWords } from './faq.words.ts'
import {
  type AdminFaq,
  type Audience,
  faqChanges,
  useFaqs,
  useOrderFaqs,
  useSaveFaq,
} from './help.queries.ts'
import { bySection, reordered, withSectionMoved } from './help.rules.ts'

const FaqDialog = dialogPart(() => import('./faq-dialog.tsx'), 'Question')

/** The questions of an audience: written, put in order, archived, with their history. */
export default function FaqsTab({ audience }: { audience: Audience }) {
  const query = useFaqs(audience)
  const panel = useRowPanel<AdminFaq>()
  const [params, setParams] = useSearchParams()
  const showsArchived = params.get('archived') === '1'
  const show = (isOn: boolean) => {
    const next = new URLSearchParams(params)
    if (isOn) next.set('archived', '1')
    else next.delete('archived')
    setParams(next, { replace: true })
  }
  const add = (
    <Button variant="primary" onClick={panel.add}>
      Add a question
    </Button>
  )
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Row justifyContent="space-between">
        <FilterChip pressed={showsArchived} onPress={show}>
          Archived
        </FilterChip>
        {add}
      </Row>
      <QueryRegion
        query={query}
        failed="The questions could not be loaded"
        skeleton={<SkeletonList rows={10} />}
        empty={{
          when: ({ faqs }) => faqs.every(({ state }) => (state === 'archived') !== showsArchived),
          title: showsArchived ? 'No question is archived' : 'No question yet',
          children: showsArchived
            ? undefined
            : `Write one, and ${audienceNames[audience].toLowerCase()} find it on their help page.`,
          level: 2,
        }}
      >
        {({ faqs }) => (
          <Sections
            audience={audience}
            all={faqs}
            shown={faqs.filter(({ state }) => (state === 'archived') === showsArchived)}
            panel={panel}
          />
        )}
      </QueryRegion>
      <RowPanel
        panel={panel}
        form={(faq) => <FaqDialog audience={audience} faq={faq} onClose={panel.close} />}
        history={({ id, question }) => ({
          ...{ record: { kind: 'faq', id }, name: question, changes: faqChanges, ...faqWords },
        })}
      />
    </Stack>
  )
}

interface SectionsProps {
  audience: Audience
  all: readonly AdminFaq[]
  shown: readonly AdminFaq[]
  panel: ReturnType<typeof useRowPanel<AdminFaq>>
}

function Sections({ audience, all, shown, panel }: SectionsProps) {
  const order = useOrderFaqs()
  const archiving = useArchiving(audience)
  const sections = bySection(shown)
  const ids = all.map(({ id }) => id)
  const save = (some: readonly string[]) =>
    order.write({ body: { audience, ids: reordered(ids, some) } })
  const move = (name: string, by: -1 | 1) =>
    void tellOutcome(async () => {
      await save(withSectionMoved(sections, name, by))
      return { said: `${name} is moved.` }
    })
  return sections.map(({ name, faqs }, at) => (
    <Card
      key={name}
      title={name}
      action={
        <Row gap="1">
          <IconButton
            label={`Move ${name} up`}
            size="sm"
            icon={<ArrowUp size={16} aria-hidden />}
            disabled={at === 0 || order.isWriting}
            onClick={() => move(name, -1)}
          />
          <IconButton
            label={`Move ${name} down`}
            size="sm"
            icon={<ArrowDown size={16} aria-hidden />}
            disabled={at === sections.length - 1 || order.isWriting}
            onClick={() => move(name, 1)}
          />
        </Row>
      }
    >
      <OrderedList
        label={`Questions of ${name}`}
        groups={[{ id: '', label: name, rows: faqs }]}
        rowKey={({ id }) => id}
        rowName={({ question }) => question}
        menu={(faq) => [panel.edit(faq), panel.history(faq), archiving(faq)]}
        onOrder={([own]) => save(own?.keys ?? [])}
      >
        {(faq) => <FaqLine faq={faq} />}
      </OrderedList>
    </Card>
  ))
}

function FaqLine({ faq: { question, state, wroteAfter } }: { faq: AdminFaq }) {
  const shown = faqStates.find(({ value }) => value === state)
  return (
    <Row gap="2" justifyContent="space-between" flex="1">
      <Text overflowWrap="anywhere">{question}</Text>
      <Row gap="2">
        {wroteAfter === 0 ? null : (
          <Text size="sm" tone="muted">
            {`${plural(wroteAfter, 'person', 'people')} wrote after reading`}
          </Text>
        )}
        <Badge tone={shown?.tone}>{shown?.label}</Badge>
      </Row>
    </Row>
  )
}

/** Takes a question from its readers or brings it back, with the way back. */
function useArchiving(audience: Audience) {
  const { write } = useSaveFaq()
  return (faq: AdminFaq): RowAction => {
    const isArchived = faq.state === 'archived'
    const put = async (state: AdminFaq['state'], version: number) => {
      const { id, section, question, answer } = faq
      const body = { id, version, audience, section, question, answer, state }
      return await write({ body })
    }
    return {
      id: 'archive',
      label: isArchived ? 'Bring back' : 'Archive',
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      onChoose: () =>
        void tellOutcome(async () => {
          const { version } = await put(isArchived ? 'published' : 'archived', faq.version)
          return {
            said: isArchived ? 'The question is back.' : 'The question is archived.',
            undo: () => put(faq.state, version),
          }
        }),
    }
  }
}
