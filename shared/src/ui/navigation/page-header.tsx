import type { ReactNode } from 'react'
import { useStepFocus } from '../layout/step-focus.ts'
import { Heading, Text } from '../layout/text.tsx'
import { chakra } from '../theme/chakra.tsx'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

const Frame = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '3',
    columnGap: '6',
    minWidth: '0',
    '& > [data-part=words]': { flex: '1 1 16rem', minWidth: '0' },
    '& > [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      '@media print': { display: 'none' },
    },
  },
})

export interface PageHeaderProps {
  title: ReactNode
  breadcrumb?: readonly Crumb[]
  description?: ReactNode
  /** Small facts under the title: badges, dates. */
  facts?: ReactNode
  actions?: ReactNode
}

/**
 * The page's heading. The `h1` takes focus by script: the router moves focus to it, and one that
 * stands in the place of another, as after a skeleton, takes over what went with it.
 */
export function PageHeader({ title, breadcrumb, description, facts, actions }: PageHeaderProps) {
  const heading = useStepFocus()
  return (
    <Frame>
      <div data-part="words">
        {breadcrumb ? (
          <chakra.div marginBottom="2">
            {/* The frame has one of its own, up to the page. */}
            <Breadcrumb items={breadcrumb} label="Page breadcrumb" />
          </chakra.div>
        ) : null}
        <Heading level={1} ref={heading} tabIndex={-1} data-page-heading="">
          {title}
        </Heading>
        {description ? (
          <Text tone="muted" marginTop="1" maxWidth="reading">
            {description}
          </Text>
        ) : null}
        {facts ? (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="3">
            {facts}
          </chakra.div>
        ) : null}
      </div>
      {actions ? <div data-part="actions">{actions}</div> : null}
    </Frame>
  )
}
