import { createElement, type ElementType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/**
 * The rules that the page gets when a component is shown with these props for the first time, with
 * `.own` in the place of the component's class.
 */
export function renderedRules(
  Component: ElementType,
  props: Readonly<Record<string, unknown>>,
): string[] {
  const insert = vi.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0)
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(createElement(Component, props)))
  const classes = [...(place.firstElementChild?.classList ?? [])]
  root.unmount()
  const css = insert.mock.calls.map(([rule]) => rule).join('')
  insert.mockRestore()
  // Said in one go, so that rules which name none of the classes would be told as different.
  const name = new RegExp(`\\.(${classes.join('|')})(?![\\w-])`, 'g')
  return classes.length === 0 ? [css] : [css.replace(name, '.own')]
}
