import { createHash } from 'node:crypto'
import { offlineWorkerPath } from '@portal/shared/contract'
import type { FastifyInstance } from 'fastify'
import { workerScript } from '../offline-worker/worker-script.ts'

/**
 * Serves the worker for pages without a connection, or where that is switched off one that takes
 * itself away. Browsers ask for it whenever such a page is opened, and take it as soon as it differs.
 */
export async function offlineWorker(
  app: FastifyInstance,
  { worksOffline, isProduction }: { worksOffline: boolean; isProduction: boolean },
): Promise<void> {
  const script = workerScript(worksOffline)
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`
  app.get(offlineWorkerPath, async (request, reply) => {
    reply.headers({
      'cache-control': 'no-cache',
      etag,
      // Of the worker itself: it asks the portal, and nobody else, and loads no other script.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(isProduction && {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      }),
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/javascript; charset=utf-8').send(script)
  })
}
