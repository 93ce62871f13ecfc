import { Alert, Button, Stack } from '@portal/shared/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { part } from '../idle/part.tsx'
import type { Announcement } from './types.ts'

type Text = Pick<Announcement, 'text' | 'html'>

// Most banners are words alone. Where the rest cannot be loaded, the words are still there.
const Formatted = part<Text>(
  () =>
    import('@portal/shared/rich-text').then(({ RichText }) => ({
      default: ({ html }) => <RichText html={html ?? ''} size="sm" />,
    })),
  { failed: Words },
)

function Words({ text }: Text): ReactNode {
  return text
}

export interface BannerProps {
  item: Omit<Announcement, 'id'>
  /** A button at its end. */
  action?: ReactNode
}

/**
 * A banner. Its words alone are there at first: pictures and equations would be loaded before the
 * page's own content and push it down. Who wants to see it as it was written opens it.
 */
export function Banner({ item: { title, text, html }, action }: BannerProps) {
  return (
    <Alert kind="info" title={title} action={action}>
      {html ? <Unfolding text={text} html={html} /> : text}
    </Alert>
  )
}

function Unfolding(item: Text) {
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="2" alignItems="flex-start">
      <Suspense fallback={item.text}>{open ? <Formatted {...item} /> : item.text}</Suspense>
      <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show in full'}
      </Button>
    </Stack>
  )
}
