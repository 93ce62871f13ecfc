import { giveFile } from '@portal/shared/downloads'
import { SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  Button,
  EmptyState,
  FilterChip,
  Page,
  PageHeader,
  ProgressBar,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
} from '@portal/shared/ui'
import { FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { type ReadingItem, useReadingList, useSetRead } from './reading.queries.ts'
import { bySubject, type ReadingSubject, readOf, shownOf, textOf } from './reading.rules.ts'
import { SubjectCard } from './subject-card.tsx'

/** What to read for each subject, marked as read by the student, with own notes. */
export default function ReadingScreen() {
  const list = useReadingList()
  const items = list.data?.items ?? []
  return (
    <Page>
      <PageHeader
        title="Reading list"
        description="What to read, hear and watch beside your lessons"
        actions={
          items.length === 0 ? undefined : (
            <>
              <Button
                icon={<FileText size={18} aria-hidden />}
                onClick={() => {
                  const text = textOf(bySubject(items))
                  giveFile(new Blob([text], { type: 'text/plain' }), 'reading-list.txt')
                }}
              >
                Download as text
              </Button>
              <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
            </>
          )
        }
      />
      <QueryRegion
        query={list}
        failed="Your reading list could not be loaded"
        skeleton={<SkeletonList rows={8} />}
        empty={{
          when: (data) => data.items.length === 0,
          title: 'Your reading list is being prepared.',
          level: 2,
        }}
      >
        {(data) => <Subjects items={data.items} />}
      </QueryRegion>
    </Page>
  )
}

function Subjects({ items }: { items: readonly ReadingItem[] }) {
  const subjects = bySubject(items)
  const [params, setParams] = useSearchParams()
  const asked = params.get('subject')
  const subject = subjects.some(({ id }) => String(id) === asked) ? asked : null
  const onlyUnread = params.get('show') === 'unread'
  const { mark, stay, forget } = useMarks()
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    forget()
    setParams(next, { replace: true })
  }
  const shown = shownOf(subjects, { subject, onlyUnread, stay })
  const read = readOf(items)
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <ProgressBar
        label="Read of all"
        value={read / items.length}
        text={`${read} of ${items.length}`}
      />
      <Row gap="3" alignItems="flex-end" data-print="hidden">
        <Box flex="1 1 12rem" maxWidth="20rem">
          <SelectField
            label="Subject"
            placeholder="All subjects"
            optional={false}
            options={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={subject ?? ''}
            onValue={(value) => change('subject', value)}
          />
        </Box>
        <FilterChip
          pressed={onlyUnread}
          onPress={(isOn) => change('show', isOn ? 'unread' : '')}
          count={items.length - read}
        >
          Not read yet
        </FilterChip>
      </Row>
      {shown.length === 0 ? (
        <EmptyState title="Nothing new to read." illustration="done" level={2} />
      ) : (
        shown.map((one) => (
          <SubjectCard
            key={one.id}
            subject={one}
            all={wholeOf(subjects, one)}
            onRead={(item, isRead) => mark(item.id, isRead)}
          />
        ))
      )}
    </Stack>
  )
}

const wholeOf = (subjects: readonly ReadingSubject[], { id, items }: ReadingSubject) =>
  subjects.find((subject) => subject.id === id)?.items ?? items

/** Marks items; those of this visit stay in sight, so that a mark can be taken back where it was made. */
function useMarks() {
  const [stay, setStay] = useState<ReadonlySet<string>>(new Set())
  const { write } = useSetRead()
  return {
    stay,
    forget: () => setStay(new Set()),
    mark: (itemId: string, isRead: boolean) => {
      setStay((before) => new Set(before).add(itemId))
      void write({ body: { itemId, isRead } })
    },
  }
}
