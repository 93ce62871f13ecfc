import { contractNumber, type Feature, type Remote, type RemoteName } from '@portal/shared/contract'

/** The shell speaks its own contract and the one before, so that a remote may lag behind. */
export function isContractSpoken(contract: number): boolean {
  return contract === contractNumber || contract === contractNumber - 1
}

/**
 * Checks what a remote exposes before anything of it is mounted: its name, its contract, and every
 * part that the shell will rely on.
 * @returns the remote in the words of this shell's contract, without its hidden features, so that
 * nothing of them shows anywhere.
 * @throws Error naming the first part that is not as the contract has it.
 */
export function checkRemote(input: unknown, name: RemoteName): Remote {
  const remote = object(input, 'the remote')
  if (typeof remote.contract !== 'number' || !isContractSpoken(remote.contract)) {
    throw new Error(`contract ${String(remote.contract)} is not spoken by this shell`)
  }
  if (remote.name !== name) throw new Error(`it calls itself ${String(remote.name)}`)
  list(remote.roles, 'roles')
  texts(object(remote.build, 'build'), ['version', 'commit'], 'build')
  if (remote.profile !== undefined) lazy({ load: remote.profile }, 'profile')
  const isOlder = remote.contract < contractNumber
  for (const feature of list(remote.features, 'features')) {
    checkFeature(feature, isOlder ? 'place' : 'order')
  }
  const whole = input as Remote
  const features = whole.features.filter((feature) => !feature.isHidden)
  return { ...whole, features: isOlder ? features.map(inNewWords) : features }
}

/** Contract 1 says `place` where this one says `order`. */
function inNewWords({ menu, overlays, topBar, ...feature }: Feature): Feature {
  const ordered = <T extends object>(items: readonly T[] = []) =>
    items.map((item) => ({ order: Reflect.get(item, 'place'), ...item }))
  return { ...feature, menu: ordered(menu), overlays: ordered(overlays), topBar: ordered(topBar) }
}

function checkFeature(input: unknown, order: 'order' | 'place'): void {
  const feature = object(input, 'a feature')
  texts(feature, ['id'], 'a feature')
  const where = `feature ${String(feature.id)}`
  for (const item of list(feature.screens, `${where}: screens`)) {
    const screen = object(item, `${where}: a screen`)
    texts(screen, ['id', 'path'], `${where}: a screen`)
    textOrFunction(screen.title, `${where}: title of ${String(screen.id)}`)
    lazy(screen, `${where}: ${String(screen.id)}`)
  }
  for (const item of optionalList(feature.menu, `${where}: menu`)) {
    const entry = object(item, `${where}: a menu entry`)
    texts(entry, ['id'], `${where}: a menu entry`)
    textOrFunction(entry.label, `${where}: label of ${String(entry.id)}`)
    if (typeof entry[order] !== 'number') {
      throw new Error(`${where}: ${order} of ${String(entry.id)}`)
    }
  }
  for (const part of ['overlays', 'topBar'] as const) {
    for (const item of optionalList(feature[part], `${where}: ${part}`)) {
      lazy(object(item, `${where}: ${part}`), `${where}: ${part}`)
    }
  }
}

function object(input: unknown, what: string): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) throw new Error(`${what} is not an object`)
  return input as Record<string, unknown>
}

function list(input: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(input)) throw new Error(`${what} is not a list`)
  return input
}

function optionalList(input: unknown, what: string): readonly unknown[] {
  return input === undefined ? [] : list(input, what)
}

function texts(input: Record<string, unknown>, fields: readonly string[], what: string): void {
  for (const field of fields) {
    if (typeof input[field] !== 'string') throw new Error(`${what} has no ${field}`)
  }
}

function textOrFunction(input: unknown, what: string): void {
  if (typeof input !== 'string' && typeof input !== 'function')
    throw new Error(`${what} is missing`)
}

function lazy(input: Record<string, unknown>, what: string): void {
  if (typeof input.load !== 'function') throw new Error(`${what} has no load`)
}
