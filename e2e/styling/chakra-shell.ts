import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectFolder, publicRoot, sourceVersion, versionFolder } from '@portal/shared/build'
import { buildVersion } from '@portal/shared/build/webpack'
import type { BrowserContext } from 'playwright'
import webpack, { type Configuration } from 'webpack'

const theme = join(projectFolder, 'shared/src/ui/theme')

/** Puts Chakra's own factory and provider into the place of the portal's. */
export function withChakra(config: Configuration): void {
  config.cache = false
  config.devtool = false
  config.optimization = { ...config.optimization, minimize: false }
  config.plugins?.push(
    new webpack.NormalModuleReplacementPlugin(
      /\/theme\/chakra\.tsx$|^\.\/chakra\.tsx$/,
      join(theme, 'chakra.testing.ts'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /\/portal-provider\.tsx$/,
      join(theme, 'portal-provider.testing.tsx'),
    ),
  )
}

let built: Promise<string> | null = null

/** Builds the shell with Chakra, once for all tests of a file; gives its folder. */
function buildShell(): Promise<string> {
  built ??= (async () => {
    const dist = join(projectFolder, '.cache/styling')
    // The version of the running shell, or the page would say that there is a newer one.
    const version = sourceVersion('host-shell')
    mkdirSync(dist, { recursive: true })
    await buildVersion(dist, 'host-shell', version, { isCompressed: false, adapt: withChakra })
    return versionFolder(dist, 'host-shell', version)
  })()
  return built
}

/** Has the pages of a context load the shell that is styled by Chakra; all else is the portal's. */
export async function serveChakraShell(context: BrowserContext): Promise<void> {
  const folder = await buildShell()
  await context.route(`**${publicRoot('host-shell')}**`, (route) => {
    const file = join(folder, basename(new URL(route.request().url()).pathname))
    return existsSync(file) ? route.fulfill({ path: file }) : route.fallback()
  })
  await context.route('**/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const address = (path: string) => new URL(path, route.request().url()).href
    const includes = readFileSync(join(folder, 'index.html'), 'utf8').split(
      /<!--# include virtual="|" -->/,
    )
    const parts = await Promise.all(
      includes.map(async (part, index) =>
        index % 2 === 0
          ? part
          : (await (await route.fetch({ url: address(part) })).text()).replaceAll('<', '\\u003c'),
      ),
    )
    return route.fulfill({ body: parts.join(''), contentType: 'text/html; charset=utf-8' })
  })
}
