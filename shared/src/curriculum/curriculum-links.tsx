import type { CallAnswer } from '@portal/shared/api'
import { chakra, Row, Text, TextLink, VisuallyHidden } from '@portal/shared/ui'
import { Check, ExternalLink, Link2, Lock } from 'lucide-react'

/** Where an item leads, as it stands for whoever reads it. */
export type ItemLink =
  CallAnswer<'GET /Curriculum/Curriculum/GetStudentCurriculumV2'>['items'][number]['links'][number]

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    minWidth: '0',
    fontSize: 'sm',
    '& svg': { color: 'fg.muted', flexShrink: 0, marginTop: '1' },
  },
})

export interface CurriculumLinksProps {
  links: readonly ItemLink[]
  /** Says where they lead without leading there, for whom it is not. */
  asWords?: boolean
}

/** Where an item leads: what is open as links, what is not as words. */
export function CurriculumLinks({ links, asWords = false }: CurriculumLinksProps) {
  if (links.length === 0) return null
  return (
    <List>
      {links.map((link) => (
        <Row
          as="li"
          key={`${link.kind} ${link.label}`}
          gap="1.5"
          alignItems="flex-start"
          flexWrap="nowrap"
        >
          <OneLink link={link} asWords={asWords} />
        </Row>
      ))}
    </List>
  )
}

function OneLink({ link, asWords }: { link: ItemLink; asWords: boolean }) {
  const { label, state } = link
  const isDone = state === 'done'
  if (asWords || link.to === null || state === 'locked' || state === 'gone') {
    return (
      <>
        {isDone ? <Check size={14} aria-hidden /> : null}
        {state === 'locked' ? <Lock size={14} aria-hidden /> : null}
        <Text as="span" size="sm" tone="muted">
          {label}
          {isDone ? ' (done)' : null}
          {state === 'locked' ? ' (locked)' : null}
        </Text>
      </>
    )
  }
  const isElsewhere = link.kind === 'web'
  const Icon = isDone ? Check : isElsewhere ? ExternalLink : Link2
  return (
    <>
      <Icon size={14} aria-hidden />
      <TextLink to={link.to} {...(isElsewhere && { target: '_blank' })}>
        {label}
        {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : null}
      </TextLink>
    </>
  )
}
