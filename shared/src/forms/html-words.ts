/** The words of a text without its markup, a line for each paragraph, for comparing two of them. */
export function htmlInWords(html: string): string {
  const text = new DOMParser().parseFromString(
    html.replace(/<br ?\/?>|<\/(?:p|li|h\d|tr)>/g, '$&\n').replace(/<img\b/g, '[image] $&'),
    'text/html',
  ).body.textContent
  return text.replace(/\n+/g, '\n').trim()
}
