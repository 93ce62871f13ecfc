import { parseArgs } from 'node:util'
import { ReleaseError, type WebPackage, webPackages } from '@portal/shared/build'

export const usage = `npm run remotes -- <command> …

  build <remote>                            builds it alone, into dist
  publish <remote> [version] --to <target>  copies a built version; without one, that of the sources
  list [remote] [--at <target>]             versions, and which of them are released
  promote <remote> <version>                makes it current; the current one becomes the one before
  rollback <remote>                         makes the version before current again
  canary <remote> <version> <per cent>      gives it to a share of people
  canary <remote> off                       gives everybody the current version
  prune <remote> [--keep N] [--days N]      removes versions that no page uses

<remote> is one of ${webPackages.join(', ')}.
<target> is a folder or s3://bucket/prefix; without it REMOTES_TARGET, else dist.`

/** What the tool was asked to do. `target` as it was given, or null. */
export type Request = { target: string | null } & (
  | { command: 'build'; name: WebPackage }
  | { command: 'publish'; name: WebPackage; version: string | null }
  | { command: 'list'; name: WebPackage | null }
  | { command: 'promote'; name: WebPackage; version: string }
  | { command: 'rollback'; name: WebPackage }
  | {
      command: 'canary'
      name: WebPackage
      canary: { version: string; share: number } | null
    }
  | { command: 'prune'; name: WebPackage; keep: number; days: number }
)

/** A session lives 30 days at most without being renewed, and so does a page that is left open. */
const pageLifeDays = 30
const keptVersions = 5

/**
 * Reads the command line, without the program's own name; the environment may name the target.
 * @throws ReleaseError saying what is wrong with it.
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Request {
  const { positionals, values } = parse(args)
  const [command, remote, first, second, ...rest] = positionals
  if (rest.length > 0) throw new ReleaseError(`${rest.join(' ')} is too much; see --help`)
  const target = values.to ?? values.at ?? (environment.REMOTES_TARGET || null)
  const surplus = (text: string | undefined) => {
    if (text !== undefined) throw new ReleaseError(`${text} is too much; see --help`)
  }
  switch (command) {
    case 'build':
      surplus(first)
      return { command, target: null, name: packageName(remote) }
    case 'publish':
      surplus(second)
      if (target === null) throw new ReleaseError('Say where to publish: --to <folder or s3://…>')
      return { command, target, name: packageName(remote), version: first ?? null }
    case 'list':
      surplus(first)
      return { command, target, name: remote === undefined ? null : packageName(remote) }
    case 'promote':
      surplus(second)
      return {
        command,
        target,
        name: packageName(remote),
        version: version(first),
      }
    case 'rollback':
      surplus(first)
      return { command, target, name: packageName(remote) }
    case 'canary': {
      const name = packageName(remote)
      if (first === 'off') {
        surplus(second)
        return { command, target, name, canary: null }
      }
      const wanted = version(first)
      const share = whole(second?.replace(/%$/, ''), 'The share, 1 to 99 per cent,')
      return {
        command,
        target,
        name,
        canary: { version: wanted, share },
      }
    }
    case 'prune': {
      surplus(first)
      const keep = whole(values.keep ?? String(keptVersions), '--keep')
      const days = whole(values.days ?? String(pageLifeDays), '--days')
      return { command, target, name: packageName(remote), keep, days }
    }
    default:
      throw new ReleaseError(`${command ?? 'Nothing'} is no command; see --help`)
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: text, at: text, keep: text, days: text },
    })
  } catch (error) {
    // Its message has an advice on dashes in a second sentence.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new ReleaseError(`${reason}; see --help`)
  }
}

function packageName(text: string | undefined): WebPackage {
  const name = webPackages.find((known) => known === text)
  if (name) return name
  throw new ReleaseError(`${text ?? 'Nothing'} is no remote; say one of ${webPackages.join(', ')}`)
}

function version(text: string | undefined): string {
  if (text === undefined) throw new ReleaseError('Say which version; `list` has them')
  if (/^\w[\w.-]*$/.test(text)) return text
  throw new ReleaseError(`${text} is no version; it is letters, digits, . - and _`)
}

function whole(text: string | undefined, what: string): number {
  if (text !== undefined && /^\d+$/.test(text)) return Number(text)
  throw new ReleaseError(`${what} must be a whole number, not ${text ?? 'nothing'}`)
}
