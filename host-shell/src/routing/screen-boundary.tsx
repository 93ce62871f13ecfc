import { report } from '@portal/shared/report'
import { Component, type ReactNode } from 'react'
import { forgetComponent } from './screen-state.ts'

interface Props {
  /** Where an error happened, for the report. */
  where: string
  /** A change of this value shows the children again, as after a navigation. */
  resetKey: string
  /** What stands in place of children that failed. */
  fallback: (error: Error) => ReactNode
  /** What brings the children, to be asked again where they are shown again. */
  load?: object
  children: ReactNode
}

interface State {
  error: Error | null
  resetKey: string
}

/** Catches an error of one screen, so that the frame and all else stay. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: Error): void {
    const { where, load } = this.props
    report(where, error)
    if (load) forgetComponent(load)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}
