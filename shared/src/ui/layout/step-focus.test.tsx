import { renderScreen, screen, waitFor } from '@portal/shared/testing'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FailedState } from '../feedback/states.tsx'
import { PageHeader } from '../navigation/page-header.tsx'
import { useStepFocus } from './step-focus.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation')
})

const isUsed = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive },
  })

/** A button that goes with the step that it makes. */
function Steps({ step: start = 'before' }) {
  const [step, setStep] = useState(start)
  return step === 'before' ? (
    <button type="button" onClick={() => setStep('after')}>
      Start
    </button>
  ) : (
    <PageHeader title="Part 1" />
  )
}

function Questions({ onMoved }: { onMoved: () => void }) {
  const [number, setNumber] = useState(1)
  const heading = useStepFocus(number, onMoved)
  return (
    <>
      <h2 ref={heading}>{`Question ${number}`}</h2>
      <button type="button" onClick={() => setNumber(number + 1)}>
        Next
      </button>
    </>
  )
}

describe('the focus after a step', () => {
  it('is on the heading that stands where the pressed button was', async () => {
    const { user } = renderScreen(<Steps />)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(screen.getByRole('heading', { name: 'Part 1' })).toHaveFocus()
  })

  it('stays with what has it', async () => {
    const { user } = renderScreen(
      <>
        <Steps />
        <input aria-label="Search" />
      </>,
    )
    screen
      .getByRole('button', { name: 'Start' })
      .addEventListener('click', () => screen.getByRole('textbox').focus())
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('is left to the browser on a page that nobody has touched', () => {
    isUsed(false)
    renderScreen(<Steps step="after" />)
    expect(document.body).toHaveFocus()
  })

  it('follows a heading that changes', async () => {
    const onMoved = vi.fn()
    const { user } = renderScreen(<Questions onMoved={onMoved} />)
    expect(onMoved).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('heading', { name: 'Question 2' })).toHaveFocus()
    expect(onMoved).toHaveBeenCalledOnce()
  })

  it('is on the page’s heading once a second try has worked', async () => {
    function Region() {
      const [hasFailed, setFailed] = useState(true)
      return (
        <>
          <PageHeader title="Past sets" />
          {hasFailed ? <FailedState onRetry={() => setFailed(false)} /> : <p>Two sets</p>}
        </>
      )
    }
    const { user } = renderScreen(<Region />)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Two sets')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Past sets' })).toHaveFocus())
  })
})
