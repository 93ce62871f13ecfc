/**
 * Does something with each, one after the other, also where it failed with one before.
 * @param failed what to say of so many failures
 * @throws Error with the first failure, after all others had their turn.
 */
export async function eachInTurn<T>(
  all: Iterable<T>,
  work: (one: T) => Promise<unknown>,
  failed: (count: number) => string,
): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new Error(failed(failures.length), { cause: failures[0] })
}
