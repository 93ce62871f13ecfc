import { FailedState, Spinner } from '@portal/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { ToolPanel } from './tool-panel.tsx'

/** The calculator, fetched when it is first opened; failing to fetch it harms nothing else. */
export function CalculatorPanel({ onClose }: { onClose: () => void }) {
  const [calculator, setCalculator] = useState<{ Shown: ComponentType } | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isCurrent = attempt > 0
    import('./calculator.tsx').then(
      ({ default: Shown }) => {
        if (isCurrent) setCalculator({ Shown })
      },
      () => {
        if (isCurrent) setCalculator('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])
  return (
    <ToolPanel title="Calculator" onClose={onClose} isReady={calculator !== null}>
      {calculator === null ? (
        <Spinner label="Loading the calculator" />
      ) : calculator === 'failed' ? (
        <FailedState
          compact
          title="The calculator could not be loaded"
          onRetry={() => {
            setCalculator(null)
            setAttempt(attempt + 1)
          }}
        >
          Check your connection.
        </FailedState>
      ) : (
        <calculator.Shown />
      )}
    </ToolPanel>
  )
}
