import { Alert } from '@portal/shared/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Announcement } from './types.ts'

type Text = Pick<Announcement, 'text' | 'html'>

// Most banners are words alone. Where the rest cannot be loaded, the words are still there.
const Formatted = lazy(() =>
  import('@portal/shared/rich-text').then(
    ({ RichText }) => ({
      default: ({ html }: Text): ReactNode => <RichText html={html ?? ''} size="sm" />,
    }),
    () => ({ default: Words }),
  ),
)

function Words({ text }: Text): ReactNode {
  return text
}

export interface BannerProps {
  item: Omit<Announcement, 'id'>
  /** A button at its end. */
  action?: ReactNode
}

/** A banner. Its words are there at once, their formatting and pictures follow. */
export function Banner({ item: { title, text, html }, action }: BannerProps) {
  return (
    <Alert kind="info" title={title} action={action}>
      {html ? (
        <Suspense fallback={text}>
          <Formatted text={text} html={html} />
        </Suspense>
      ) : (
        text
      )}
    </Alert>
  )
}
