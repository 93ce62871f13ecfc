/** The page's tabs, as the address names them. */
export const accountTabs = ['application', 'calendar', 'account'] as const

export type AccountTab = (typeof accountTabs)[number]

/** The tab that an address asks for, `tab=account`; the calendar where it asks for none. */
export function tabOf(search: URLSearchParams): AccountTab {
  // Addresses of before say `part`.
  const asked = search.get('tab') ?? search.get('part')
  return accountTabs.find((tab) => tab === asked) ?? 'calendar'
}

/** The address of a tab; what another one has in it stays for when that is opened again. */
export function withTab(search: URLSearchParams, tab: AccountTab): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('part')
  if (tab === 'calendar') next.delete('tab')
  else next.set('tab', tab)
  return next
}
