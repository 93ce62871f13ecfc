import type { Configuration } from 'webpack'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

type Options = NonNullable<ConstructorParameters<typeof WebpackDevServer>[0]>

/** Serves builds from memory, each change in the open page; what else is at its address, `more` says. */
export function devServer(
  configs: Configuration[],
  more: Pick<Options, 'host' | 'port' | 'proxy' | 'setupMiddlewares'>,
) {
  return new WebpackDevServer(
    {
      ...more,
      static: false,
      // On one machine, compressing costs more than the bytes.
      compress: false,
      // What cannot be replaced in the page loads it anew.
      hot: true,
      setupExitSignals: false,
      // At the page's own address, which is all that the content policy lets it reach.
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      devMiddleware: { stats: 'errors-only' },
      // Portals elsewhere may take the scripts, for one tab.
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
    webpack(configs),
  )
}
