import { once } from 'node:events'
import { createServer } from 'node:http'
import { StartError } from '../start-error.ts'
import type { Metrics } from './metrics.ts'

/** A listener of its own for the metrics: what is not on the public port cannot leak through it. */
export interface MetricsServer {
  port: number
  close(): void
}

/**
 * Answers `GET /metrics` on another port than the portal's.
 * @throws StartError when the port cannot be listened on.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`METRICS_PORT ${port} cannot be listened on${code}.`)
  }
  const own = server.address()
  return {
    port: typeof own === 'object' && own !== null ? own.port : port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
