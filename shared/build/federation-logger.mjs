// In the place of the federation runtime's logger, which every script that loads a remote would
// carry: the console with the same beginning of the line, without its choices for build tools.
export function createLogger(prefix) {
  const at =
    (method) =>
    (...said) =>
      console[method](prefix, ...said)
  const info = at('info')
  return {
    log: at('log'),
    warn: at('warn'),
    error: at('error'),
    info,
    success: info,
    ready: info,
    debug: () => undefined,
    setPrefix: () => undefined,
  }
}
export const createInfrastructureLogger = createLogger
export const bindLoggerToCompiler = () => undefined
export const logger = createLogger('[ Module Federation ]')
export const infrastructureLogger = logger
