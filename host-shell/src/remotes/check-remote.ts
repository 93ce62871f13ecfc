import { contractNumber, type Remote, type RemoteName } from '@portal/shared/contract'

/** The shell speaks its own contract and the one before, so that a remote may lag behind. */
export function isContractSpoken(contract: unknown): boolean {
  return contract === contractNumber || contract === contractNumber - 1
}

/** Throws for a contract that the shell does not speak. */
export function checkContract(contract: unknown): void {
  if (!isContractSpoken(contract))
    throw new Error(`contract ${contract} is not spoken by this shell`)
}

/**
 * Checks what a remote exposes before anything of it is mounted: its name, its contract, and every
 * part that the shell will rely on.
 * @returns the remote in the words of this contract, without its hidden features, so that nothing of
 * them shows anywhere.
 * @throws Error naming the first part that is not as the contract has it.
 */
export function checkRemote(input: unknown, name: RemoteName): Remote {
  const remote = object(input, 'the remote')
  checkContract(remote.contract)
  if (remote.name !== name) throw new Error(`it calls itself ${String(remote.name)}`)
  list(remote.roles, 'roles')
  texts(remote.build, ['version', 'commit'], 'build')
  for (const feature of list(remote.features, 'features')) checkFeature(feature)
  const whole = input as Remote
  return { ...whole, features: whole.features.filter((feature) => !feature.isHidden) }
}

function checkFeature(input: unknown): void {
  const feature = texts(input, ['id'], 'a feature')
  const where = `feature ${String(feature.id)}: `
  for (const item of list(feature.screens, `${where}screens`)) {
    const screen = texts(item, ['id', 'path'], `${where}a screen`)
    textOrFunction(screen.title, `${where}title of ${String(screen.id)}`)
    lazy(screen, where + String(screen.id))
  }
  for (const item of list(feature.menu ?? [], `${where}menu`)) {
    const entry = withOrder(texts(item, ['id'], `${where}a menu entry`))
    textOrFunction(entry.label, `${where}label of ${String(entry.id)}`)
    if (typeof entry.order !== 'number') throw new Error(`${where}order of ${String(entry.id)}`)
  }
  for (const part of ['overlays', 'topBar'] as const) {
    for (const item of list(feature[part] ?? [], where + part)) {
      lazy(withOrder(object(item, where + part)), where + part)
    }
  }
}

/** Contract 1 says `place` where this one says `order`. */
function withOrder(item: Record<string, unknown>): Record<string, unknown> {
  item.order ??= item.place
  return item
}

function object(input: unknown, what: string): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) throw new Error(`${what} is not an object`)
  return input as Record<string, unknown>
}

function list(input: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(input)) throw new Error(`${what} is not a list`)
  return input
}

/** An object that has these fields as texts. */
function texts(input: unknown, fields: readonly string[], what: string): Record<string, unknown> {
  const item = object(input, what)
  for (const field of fields) {
    if (typeof item[field] !== 'string') throw new Error(`${what} has no ${field}`)
  }
  return item
}

function textOrFunction(input: unknown, what: string): void {
  if (typeof input !== 'string' && typeof input !== 'function')
    throw new Error(`${what} is missing`)
}

function lazy(input: Record<string, unknown>, what: string): void {
  if (typeof input.load !== 'function') throw new Error(`${what} has no load`)
}
