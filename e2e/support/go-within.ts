import type { Page } from 'playwright'

/** Goes to an address inside the portal, as a link does: the page is not loaded anew. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
