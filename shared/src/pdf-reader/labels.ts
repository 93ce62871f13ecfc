/** Names each page of an open document for those who hear it. */
export function labelPages(pages: HTMLElement): void {
  for (const page of pages.querySelectorAll('.page')) {
    page.setAttribute('aria-label', `Page ${page.getAttribute('data-page-number')}`)
  }
}

/**
 * Names the links of a page that have no words, and gives the others no more than theirs. What leads
 * nowhere is no link.
 */
export function labelLinks({ div }: { div: HTMLElement }): void {
  for (const link of div.querySelectorAll<HTMLAnchorElement>('.annotationLayer a')) {
    if ((link.getAttribute('href') ?? '') === '') {
      link.removeAttribute('href')
      continue
    }
    const isWithin = link.closest('[data-internal-link]') !== null
    if (link.title !== '') link.setAttribute('aria-label', link.title)
    else link.setAttribute('aria-label', isWithin ? 'Link within the document' : 'Link')
  }
}
