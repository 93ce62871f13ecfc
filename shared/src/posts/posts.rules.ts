/** What kinds of posts are called. */
export const kindNames = { blog: 'Blog', news: 'News' } as const

/** An address on the same page with a post, from whatever stands there now. */
export function postAddress(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params)
  next.set('post', id)
  return `?${next}`
}

/** Where `Back` leads: to the list as it was, or to the page that the post was opened on. */
export function backAddress(params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  next.delete('post')
  return `?${next}`
}

/** What of an address says what a page is about, whatever stands on it. */
const aboutThePage = ['child', 'school']

function aboutOf(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => aboutThePage.includes(name)))
}

/** The list of all posts, on the same page. */
export function allAddress(params: URLSearchParams): string {
  const next = aboutOf(params)
  next.set('posts', 'all')
  return `?${next}`
}

/** The page itself, without its list of posts and whatever that was filtered by. */
export function pageAddress(params: URLSearchParams): string {
  return `?${aboutOf(params)}`
}
