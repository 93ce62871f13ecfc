/**
 * Commits in the same turn as the write. Left to itself a transaction waits for the page to hear
 * that the write went well, and a page that is closed or loaded anew before then takes it back.
 */
export async function committed(
  transaction: { commit: () => void; done: Promise<unknown> },
  write: Promise<unknown>,
): Promise<void> {
  transaction.commit()
  await Promise.all([write, transaction.done])
}
