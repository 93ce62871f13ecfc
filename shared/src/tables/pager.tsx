import { chakra, formatNumber, SmartLink } from '@portal/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

const Frame = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '0.5', sm: '1' },
      listStyle: 'none',
    },
    '& :is(a, button, li > span)': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: { base: '8', sm: '9' },
      height: '9',
      paddingX: { base: '1', sm: '2' },
      borderRadius: 'md',
      color: 'fg',
      fontWeight: 'medium',
      bg: 'transparent',
    },
    '& :is(a, button)': { cursor: 'pointer', _hover: { bg: 'bg.hover' } },
    '& [aria-current=page]': { bg: 'bg.brandSoft', color: 'fg.brand', fontWeight: 'semibold' },
    '& li > span': { color: 'fg.subtle' },
  },
})

export interface PagerProps {
  /** From 1. */
  page: number
  pageSize: number
  /** How many there are in all. */
  total: number
  /** Pages are links, so that Back and new tabs work; */
  hrefFor?: (page: number) => string
  /** else buttons. */
  onPage?: (page: number) => void
  /** What is paged: `Questions`. */
  label?: string
}

/** The pages that are offered: first, last, and those around the current one; 0 marks a gap. */
export function pagesToShow(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1]
    if (before === undefined || n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [0, n]
  })
}

/** Which part of a list is shown, and the way to the other parts. Nothing when all fits on one page. */
export function Pager({ page, pageSize, total, hrefFor, onPage, label = 'Pages' }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const first = (page - 1) * pageSize + 1
  const step = (to: number, children: ReactNode, name: string, current = false) => {
    if (to < 1 || to > last) {
      return (
        <span aria-hidden="true" key={name}>
          {children}
        </span>
      )
    }
    const shared = { 'aria-label': name, 'aria-current': current ? ('page' as const) : undefined }
    return hrefFor ? (
      <SmartLink to={hrefFor(to)} {...shared}>
        {children}
      </SmartLink>
    ) : (
      <button type="button" onClick={() => onPage?.(to)} {...shared}>
        {children}
      </button>
    )
  }
  return (
    <Frame aria-label={label}>
      <span>
        {formatNumber(first)}–{formatNumber(Math.min(page * pageSize, total))} of{' '}
        {formatNumber(total)}
      </span>
      <ul>
        <li>{step(page - 1, <ChevronLeft size={18} aria-hidden />, 'Previous page')}</li>
        {pagesToShow(page, last).map((n, index, all) =>
          n === 0 ? (
            <li key={`gap-after-${all[index - 1]}`}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={n}>{step(n, formatNumber(n), `Page ${n}`, n === page)}</li>
          ),
        )}
        <li>{step(page + 1, <ChevronRight size={18} aria-hidden />, 'Next page')}</li>
      </ul>
    </Frame>
  )
}
