import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type KeyAction, type KeyContext, type KeyPress, readKey } from '../rules/keys.ts'

function targetOf(element: EventTarget | null): KeyPress['target'] {
  if (!(element instanceof HTMLElement)) return 'page'
  if (element instanceof HTMLTextAreaElement || element.isContentEditable) return 'textarea'
  if (element instanceof HTMLInputElement) {
    if (element.type === 'radio') return 'option'
    return element.type === 'checkbox' ? 'control' : 'text'
  }
  return element.closest('button, a, summary, select, [role=menuitem]') === null
    ? 'page'
    : 'control'
}

/** How long X waits for its letter. */
const crossOutMs = 3_000

/** Listens to the runner's keys on the whole page, but not while a dialog or menu is open. */
export function useRunnerKeys(
  context: Omit<KeyContext, 'isAwaitingCrossOut'>,
  onAction: (action: Exclude<KeyAction, { type: 'awaitCrossOut' }>) => void,
): void {
  const awaitingSince = useRef<number | null>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return
    if (document.querySelector('dialog[open], [role=menu]') !== null) return
    if (event.target instanceof Element && event.target.closest('[data-own-keys]') !== null) return
    const isAwaitingCrossOut =
      awaitingSince.current !== null && performance.now() - awaitingSince.current < crossOutMs
    const action = readKey(
      {
        key: event.key,
        shiftKey: event.shiftKey,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        target: targetOf(event.target),
      },
      { ...context, isAwaitingCrossOut },
    )
    if (event.key !== 'Shift') awaitingSince.current = null
    if (action === null) return
    event.preventDefault()
    if (action.type === 'awaitCrossOut') awaitingSince.current = performance.now()
    else onAction(action)
  })
  // With the question itself and not after its paint: quick hands press a key in between.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
