import { SearchField } from '@portal/shared/forms'
import { RichText } from '@portal/shared/rich-text'
import {
  Alert,
  Box,
  chakra,
  Disclosure,
  EmptyState,
  Heading,
  plural,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FaqSection } from './help.queries.ts'
import { excerptOf, markedIn, type PlainFaq } from './help.rules.ts'
import { useFaqSearch } from './use-faq-search.ts'

export interface FaqListProps {
  sections: readonly FaqSection[]
  /** The same in one list, for the search. */
  faqs: readonly PlainFaq[]
  /** The answer that the address names. */
  open: string | null
  onOpen: (id: string) => void
}

/** Frequent questions by section, or those that fit what is typed. */
export function FaqList({ sections, faqs, open, onOpen }: FaqListProps) {
  const [sought, setSought] = useState('')
  const { found, hasFailed } = useFaqSearch(faqs, sought)
  const byId = new Map(faqs.map((faq) => [faq.id, faq]))
  const frame = useRef<HTMLDivElement>(null)
  useShownOnce(frame, open)
  return (
    <Stack gap="5" ref={frame}>
      <SearchField
        label="Search the questions"
        placeholder="What are you looking for?"
        value={sought}
        onValue={setSought}
      />
      <VisuallyHidden role="status">
        {found === undefined ? '' : plural(found.length, 'question found', 'questions found')}
      </VisuallyHidden>
      {hasFailed ? (
        <Alert kind="warning" title="The search could not be loaded">
          All questions stand below. Load the page again to search.
        </Alert>
      ) : null}
      {found === undefined ? (
        sections.map(({ name, faqs: own }) => (
          <Stack key={name} as="section" gap="3" aria-label={name}>
            <Heading level={3}>{name}</Heading>
            {own.map(({ id, question, answer }) => (
              <Answer key={id} id={id} open={open} summary={question} onOpen={onOpen}>
                <RichText html={answer} />
              </Answer>
            ))}
          </Stack>
        ))
      ) : found.length === 0 ? (
        <EmptyState compact illustration="search" title="No answer fits">
          Try other words, or write to us: we are glad to answer.
        </EmptyState>
      ) : (
        <Stack as="section" gap="3" aria-label="What was found">
          {found.map(({ id, terms }) => {
            const faq = byId.get(id)
            return faq === undefined ? null : (
              <Answer
                key={id}
                id={id}
                open={open}
                onOpen={onOpen}
                summary={
                  <Stack gap="1">
                    <span>
                      <Marked text={faq.question} terms={terms} />
                    </span>
                    <Text as="span" size="sm" tone="muted" weight="normal">
                      <Marked text={excerptOf(faq.words, terms)} terms={terms} />
                    </Text>
                  </Stack>
                }
              >
                <RichText html={faq.answer} />
              </Answer>
            )
          })}
        </Stack>
      )}
    </Stack>
  )
}

/** Brings the answer that the address named at first into view, once it is drawn. */
function useShownOnce(frame: { current: HTMLElement | null }, open: string | null) {
  const named = useRef(open)
  useEffect(() => {
    const id = named.current
    if (id === null) return
    const answer = frame.current?.querySelector(`[data-faq="${CSS.escape(id)}"]`)
    if (!answer) return
    named.current = null
    answer.scrollIntoView?.({ block: 'start' })
    answer.querySelector('summary')?.focus({ preventScroll: true })
  })
}

interface AnswerProps {
  id: string
  open: string | null
  summary: ReactNode
  onOpen: (id: string) => void
  children: ReactNode
}

function Answer({ id, open, summary, onOpen, children }: AnswerProps) {
  return (
    <Box data-faq={id} scrollMarginTop="6rem">
      <Disclosure
        summary={summary}
        open={id === open}
        onOpen={() => {
          if (id !== open) onOpen(id)
        }}
      >
        {children}
      </Disclosure>
    </Box>
  )
}

const Hit = chakra('mark', {
  base: { bg: 'warning.soft', color: 'warning.text', borderRadius: 'xs' },
})

/** A text with the words that were found marked. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markedIn(text, terms).map(({ text: piece, isHit, at }) =>
    isHit ? <Hit key={at}>{piece}</Hit> : piece,
  )
}
