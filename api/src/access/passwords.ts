import { hash, verify } from '@node-rs/argon2'

/** argon2id (the package's default) with 19 MiB and two passes: about 30 ms. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The text to keep for a password. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(sameForm(password), passwordCost)
}

/** Something to compare with where there is no account, so that both cases take the same time. */
let nobody: Promise<string> | undefined

/** True when the password is the one of the kept text; always false without one. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody')
  const isRight = await verify(kept ?? (await nobody), sameForm(password))
  return kept !== null && isRight
}

/** Keyboards send `é` as one character or as two; both are the same password. */
function sameForm(password: string): string {
  return password.normalize('NFC')
}
