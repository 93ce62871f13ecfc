import type { ReactNode } from 'react'
import type { AlertKind } from './alert.tsx'

export interface Toast {
  id: number
  kind: AlertKind
  message: ReactNode
  /** A button in the toast; pressing it closes the toast too. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds it stays; failures stay longer. */
  duration: number
}

export type ToastOptions = Partial<Pick<Toast, 'action' | 'duration'>>

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function add(kind: AlertKind, message: ReactNode, options: ToastOptions = {}): number {
  const id = nextId
  nextId += 1
  const duration = options.duration ?? (kind === 'danger' ? 12_000 : 6_000)
  // Three at most: older ones would cover the page.
  change([...toasts.slice(-2), { id, kind, message, action: options.action, duration }])
  return id
}

/** Short messages at the window's edge, spoken by a live region. Each returns the toast's id. */
export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => add('success', message, options),
  info: (message: ReactNode, options?: ToastOptions) => add('info', message, options),
  warning: (message: ReactNode, options?: ToastOptions) => add('warning', message, options),
  danger: (message: ReactNode, options?: ToastOptions) => add('danger', message, options),
  dismiss: (id: number) => change(toasts.filter((item) => item.id !== id)),
  clear: () => change([]),
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
}
