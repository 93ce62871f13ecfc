/**
 * What a browser says of an error, in one line and without what could belong to a person: emails,
 * tokens, ids, and whatever stands behind the `?` or `#` of an address.
 */
export function impersonal(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+/g, '…')
    .replace(/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]+/g, '…')
    .replace(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '…')
    .trim()
}
