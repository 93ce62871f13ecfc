import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

/** Puts something into the state that is shown, once it stands. */
export function useOnce(prepare: () => void): void {
  const run = useEffectEvent(prepare)
  useEffect(() => {
    // A turn later: what is put up twice at once takes back what the first one began.
    const turn = setTimeout(() => run())
    return () => clearTimeout(turn)
  }, [])
}

interface PreparedProps {
  children: ReactNode
  /** Is given what the children are drawn in, as somebody finds it. */
  act: (frame: HTMLElement) => void
}

/** Does with what stands in it what a person would do. */
export function Prepared({ children, act }: PreparedProps) {
  const frame = useRef<HTMLDivElement>(null)
  useOnce(() => frame.current && act(frame.current))
  return <div ref={frame}>{children}</div>
}

/** Presses the first button whose name begins so. */
export const press = (name: string) => (frame: HTMLElement) =>
  [...frame.querySelectorAll('button')]
    .find((button) => (button.ariaLabel ?? button.textContent).startsWith(name))
    ?.click()

/** Gives files to the field that stands there. */
export const give = (files: readonly File[]) => (frame: HTMLElement) => {
  const input = frame.querySelector('input')
  if (input === null) return
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
