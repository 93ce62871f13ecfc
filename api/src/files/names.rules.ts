/** Longest name that is kept. */
const longest = 200

/**
 * What a file is called when it is offered: the last part of what its owner calls it, without what
 * no file system takes, with the ending of what it is. `C:\me\Plan?.PDF` is `Plan.pdf`.
 */
export function plainName(given: string, extension: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{Cc}\p{Bidi_Control}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/^[. ]+|[. ]+$/g, '')
  const ending = `.${extension}`
  return `${[...(plain || 'file')].slice(0, longest - ending.length).join('')}${ending}`
}
