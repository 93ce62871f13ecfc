/** A release that was refused; `message` is one line that says what is wrong and where. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}
