/**
 * The name of the first element of a file of XML that begins like this, whatever stands before it.
 * @returns undefined where it begins otherwise
 */
export function rootOf(head: string): string | undefined {
  let rest = head.replace(/^\ufeff/, '')
  for (;;) {
    rest = rest.trimStart()
    const [passed] =
      /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^>[]|\[[\s\S]*?\]\s*(?=>))*>)/i.exec(rest) ??
      []
    if (passed === undefined) break
    rest = rest.slice(passed.length)
  }
  return /^<([a-zA-Z_][\w.:-]*)[\s/>]/.exec(rest)?.[1]
}
