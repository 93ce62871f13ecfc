import { report } from '@portal/shared/report'
import { FailedState } from '@portal/shared/ui'
import { Component, type ComponentType, lazy, type ReactNode } from 'react'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

export interface PartOptions<P> {
  /**
   * What stands in the place of a part that cannot be shown: as words, above `Try again`; as a
   * component, which gets what the part gets; nothing when left out, for what can be done without.
   */
  failed?: string | ComponentType<P & { onRetry: () => void }>
}

/**
 * A part of a screen whose script comes when the part is first drawn: inside `Suspense`, or
 * `WhenIdle`. Where it cannot be had, or breaks, the rest of the screen stays, and it is asked for
 * again when somebody says so, when the connection is back, and wherever it is drawn anew.
 */
export function part<P extends object>(
  load: Load<P>,
  { failed }: PartOptions<P> = {},
): ComponentType<P> {
  // Out here, or a part that waits would be another one each time that React begins anew.
  let Content = again(load)
  const Failed = typeof failed === 'string' ? undefined : failed

  return function Part(props) {
    return (
      <Boundary
        draw={() => <Content {...props} />}
        drawFailed={(onRetry) =>
          typeof failed === 'string' ? (
            <FailedState compact title={failed} onRetry={onRetry} />
          ) : (
            Failed && <Failed {...props} onRetry={onRetry} />
          )
        }
        onFailed={() => {
          // What was rejected stays so.
          Content = again(load)
        }}
      />
    )
  }
}

interface BoundaryProps {
  draw: () => ReactNode
  drawFailed: (onRetry: () => void) => ReactNode
  onFailed: () => void
}

class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount(): void {
    addEventListener('online', this.retry)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
  }

  override componentDidCatch(error: Error): void {
    // Where the browser's copy of a script is broken, the shell has it replaced meanwhile.
    report('a part could not be shown', error)
    this.props.onFailed()
  }

  private retry = () => this.setState({ hasFailed: false })

  override render(): ReactNode {
    const { draw, drawFailed } = this.props
    return this.state.hasFailed ? drawFailed(this.retry) : draw()
  }
}

/** Asks twice: a preload of the page's that failed is answered from memory the first time. */
function again<P extends object>(load: Load<P>) {
  return lazy<ComponentType<P>>(() => load().catch(load))
}
