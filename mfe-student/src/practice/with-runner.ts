import type { LazyComponent } from '@portal/shared/contract'

/** Fetches the runner: one script for all kinds of sets. */
export const loadRunner = () => import(/* webpackChunkName: "runner" */ './set-runner.tsx')

/** Of a screen that may go straight on with questions: fetches the runner beside it. */
export function withRunner(load: LazyComponent): LazyComponent {
  return () => {
    // What could not be had is asked for again where it is drawn.
    loadRunner().catch(() => undefined)
    return load()
  }
}
