/** The words of stored HTML without its markup, a line for each of its lines; for comparing two texts. */
export function wordsOfHtml(html: string): string {
  const text = new DOMParser().parseFromString(
    html.replace(/<br ?\/?>|<\/(?:p|li|h\d|tr)>/g, '$&\n').replace(/<img\b/g, '[image] $&'),
    'text/html',
  ).body.textContent
  return text.replace(/\n+/g, '\n').trim()
}
