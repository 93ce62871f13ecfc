import {
  Badge,
  chakra,
  Disclosure,
  formatNumber,
  Heading,
  plural,
  RelativeTime,
  Row,
  SmartLink,
  Stack,
  Text,
} from '@portal/shared/ui'
import { ChevronRight } from 'lucide-react'
import type { LearnSubject, ListedPage } from './learn.queries.ts'
import { countsOf, pagePath, stateOf } from './learn.rules.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    marginTop: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
})

const PageLink = chakra(SmartLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr) 6rem 15rem 11rem auto',
    },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '12',
    paddingX: '4',
    paddingY: '2',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& > [data-part=name]': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > [data-part=words]': { textAlign: { md: 'end' }, fontVariantNumeric: 'tabular-nums' },
    '& > svg': {
      color: 'fg.subtle',
      gridRow: { base: '1', md: 'auto' },
      gridColumn: { base: '2', md: 'auto' },
    },
  },
})

/** The pages of a subject under their topics. */
export function SubjectPages({ subject, isOpen }: { subject: LearnSubject; isOpen: boolean }) {
  const { pages, drafts } = countsOf([subject])
  const facts = [
    plural(pages, 'sub-topic'),
    ...(drafts === 0 ? [] : [plural(drafts, 'draft')]),
    ...(subject.holes === 0 ? [] : [`${subject.holes} without a page`]),
  ]
  return (
    <Disclosure
      open={isOpen}
      summary={subject.name}
      meta={
        <Text as="span" size="sm" tone="muted" figures>
          {facts.join(', ')}
        </Text>
      }
    >
      <Stack gap="5" paddingTop="1">
        {subject.topics.map((topic) => (
          <section key={topic.topicId} aria-label={topic.name}>
            <Row gap="2">
              <Heading level={3} size="sm">
                {topic.name}
              </Heading>
              {topic.holes === 0 ? null : (
                <Badge tone="warning">{`${topic.holes} without a page`}</Badge>
              )}
            </Row>
            <List aria-label={`Pages of ${topic.name}`}>
              {topic.subTopics.map((page) => (
                <li key={page.subTopicId}>
                  <PageRow page={page} to={pagePath(subject, page.subTopicId)} />
                </li>
              ))}
            </List>
          </section>
        ))}
      </Stack>
    </Disclosure>
  )
}

function PageRow({ page, to }: { page: ListedPage; to: string }) {
  const { label, tone } = stateOf(page)
  const { name, words, changedAt, changedBy, state, hasDraft } = page
  return (
    <PageLink to={to}>
      <span data-part="name">{name}</span>
      <Text as="span" size="sm" tone="muted" data-part="words">
        {words === 0 ? '' : `${formatNumber(words)} words`}
      </Text>
      <Row as="span" gap="2">
        <Badge tone={tone}>{label}</Badge>
        {hasDraft && state === 'published' ? <Badge tone="brand">Draft not published</Badge> : null}
      </Row>
      <Text as="span" size="sm" tone="muted">
        {changedAt === null ? null : (
          <>
            <RelativeTime moment={changedAt} />
            {changedBy === null ? null : `, ${changedBy}`}
          </>
        )}
      </Text>
      <ChevronRight size={18} aria-hidden />
    </PageLink>
  )
}
