import { SkeletonList } from '@portal/shared/ui'
import { type ComponentType, Suspense } from 'react'

/** A tab of a screen whose content is loaded when it is opened. */
export const lazyTab = (id: string, label: string, Content: ComponentType) => ({
  id,
  label,
  content: () => (
    <Suspense fallback={<SkeletonList rows={6} />}>
      <Content />
    </Suspense>
  ),
})
