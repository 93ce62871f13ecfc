import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { useFocusAfter, useStepFocus } from '../layout/step-focus.ts'
import { Heading, type HeadingLevel, Text } from '../layout/text.tsx'
import { chakra } from '../theme/chakra.tsx'
import { Illustration, type IllustrationName } from './illustrations.tsx'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    textAlign: 'center',
    paddingX: '4',
    paddingY: { base: '8', md: '10' },
    marginX: 'auto',
    maxWidth: '28rem',
    '& > [data-part=words]': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      maxWidth: '100%',
    },
  },
  variants: { compact: { true: { paddingY: '4', '& > svg': { width: '90px', height: '72px' } } } },
})

export interface StateProps {
  title: ReactNode
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  illustration?: IllustrationName
  /** Less room, for inside small cards. */
  compact?: boolean
  /** Level of its heading in the page's outline; 3 when left out. */
  level?: HeadingLevel
}

/** Nothing here yet: says what will be here and the next step. */
export function EmptyState({
  title,
  children,
  action,
  illustration = 'empty',
  compact,
  level = 3,
}: StateProps) {
  const heading = useStepFocus()
  return (
    <Frame compact={compact}>
      <Illustration name={illustration} />
      <div data-part="words">
        <Heading level={level} size="md" ref={level === 1 ? heading : undefined}>
          {title}
        </Heading>
        {children ? (
          <Text as="div" size="sm" tone="muted">
            {children}
          </Text>
        ) : null}
      </div>
      {action}
    </Frame>
  )
}

export interface FailedStateProps {
  /** What failed: `Your calendar could not be loaded`. */
  title?: ReactNode
  /** The server's message, or what may help. */
  children?: ReactNode
  /** Tries again; while its promise runs the button shows progress. */
  onRetry?: () => unknown
  compact?: boolean
  level?: HeadingLevel
}

/** Something failed: says what, and offers `Try again`. Spoken when it appears. */
export function FailedState({
  title = 'This could not be loaded',
  children = 'Check your connection and try again.',
  onRetry,
  compact,
  level = 3,
}: FailedStateProps) {
  const [trying, setTrying] = useState(false)
  const frame = useFocusAfter()
  const retry = async () => {
    setTrying(true)
    try {
      await onRetry?.()
    } finally {
      setTrying(false)
    }
  }
  return (
    <div role="alert" ref={frame}>
      <EmptyState
        title={title}
        illustration="failed"
        compact={compact}
        level={level}
        action={
          onRetry ? (
            <Button icon={<RotateCw size={16} />} loading={trying} onClick={retry}>
              Try again
            </Button>
          ) : null
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

/** A section this person has no access to: what it is and how to get it. */
export function LockedState(props: Omit<StateProps, 'illustration'>) {
  return <EmptyState {...props} illustration="locked" />
}
