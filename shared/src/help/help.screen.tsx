import { part } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { useServerSettings, useSession } from '@portal/shared/session'
import {
  Box,
  Button,
  Card,
  chakra,
  DashboardColumn,
  DashboardTemplate,
  LinkButton,
  QueryRegion,
  Row,
  SkeletonList,
  SkeletonText,
} from '@portal/shared/ui'
import { MessageCircle } from 'lucide-react'
import { Suspense, useMemo, useRef } from 'react'
import { FaqList } from './faq-list.tsx'
import { messageReads, useFaqs } from './help.queries.ts'
import { plainFaqs } from './help.rules.ts'

const HowToRead = part(() => import('./how-to-read.tsx'), {
  failed: 'How to read the dashboard could not be loaded',
})
const WriteToUs = part(() => import('./write-to-us.tsx'), {
  failed: 'The form could not be loaded',
})
const MyMessages = part(() => import('./my-messages.tsx'), {
  failed: 'Your messages could not be loaded',
})
const Shortcuts = part(() => import('./shortcuts.tsx'), {
  failed: 'The keyboard shortcuts could not be loaded',
})

/** Help: frequent questions, a way to write to us, what came of it, and the keys of the portal. */
export default function HelpScreen() {
  const role = useSession((session) => session.claims?.role)
  const chat = useServerSettings()?.helpChatUrl
  useLiveReads('bell', messageReads)
  const query = useFaqs()
  const faqs = useMemo(() => plainFaqs(query.data?.sections ?? []), [query.data])
  const form = useRef<HTMLDivElement>(null)
  const [params, setParams] = useSearchParams()
  const open = params.get('faq')
  const show = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('faq', id)
    setParams(next, { replace: true })
  }
  return (
    <DashboardTemplate
      title="Help"
      description="Answers to frequent questions, and a way to write to us"
      actions={
        <Row gap="3">
          {/* On small windows the form stands below all questions. */}
          <chakra.span display={{ base: 'inline-flex', lg: 'none' }}>
            <Button variant="primary" onClick={() => goToForm(form.current)}>
              Write a message
            </Button>
          </chakra.span>
          {chat ? (
            <LinkButton to={chat} target="_blank" icon={<MessageCircle size={18} aria-hidden />}>
              Chat with our help team
            </LinkButton>
          ) : null}
        </Row>
      }
      next={
        role === 'School Manager' ? (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <HowToRead />
          </Suspense>
        ) : undefined
      }
    >
      <DashboardColumn span={7}>
        <Card title="Frequent questions">
          <QueryRegion
            query={query}
            failed="The questions could not be loaded"
            skeleton={<SkeletonList rows={8} />}
            empty={{
              when: ({ sections }) => sections.length === 0,
              title: 'No question is answered here yet',
              children: 'Write to us, and we answer yours.',
              compact: true,
            }}
          >
            {({ sections }) => (
              <FaqList sections={sections} faqs={faqs} open={open} onOpen={show} />
            )}
          </QueryRegion>
        </Card>
      </DashboardColumn>
      <DashboardColumn span={5}>
        <Box ref={form} scrollMarginTop="6rem">
          <Card title="Write to us" description="Our team reads it, and answers here and by mail.">
            <Suspense fallback={<SkeletonText lines={8} />}>
              <WriteToUs faqs={faqs} read={open} onOpen={show} />
            </Suspense>
          </Card>
        </Box>
        <Card title="What you wrote to us">
          <Suspense fallback={<SkeletonList rows={3} />}>
            <MyMessages />
          </Suspense>
        </Card>
        <Card title="Keyboard shortcuts">
          <Suspense fallback={<SkeletonText lines={8} />}>
            <Shortcuts />
          </Suspense>
        </Card>
      </DashboardColumn>
    </DashboardTemplate>
  )
}

/** Brings the form into view, with the focus on its first field. */
function goToForm(form: HTMLElement | null) {
  form?.scrollIntoView?.({ block: 'start' })
  form?.querySelector<HTMLElement>('select, textarea')?.focus({ preventScroll: true })
}
