import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { remoteNames } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { apiFlags } from '../build-api.ts'
import { knownSettings, read } from './files.ts'

const yaml = (path: string): unknown => parse(read(path), { merge: true })

const service = z.object({
  image: z.string().optional(),
  build: z
    .object({ target: z.string(), args: z.record(z.string(), z.string()).optional() })
    .optional(),
  user: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  healthcheck: z.union([
    z.object({ test: z.array(z.string()).min(2) }),
    z.object({ disable: z.literal(true) }),
  ]),
  deploy: z.object({
    resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }),
  }),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
})
const compose = z
  .object({ services: z.record(z.string(), service) })
  .parse(yaml('docker-compose.yml')).services

const dockerfile = read('deploy/Dockerfile')
/** Each stage of the file with its instructions. */
const stages = new Map(
  dockerfile.split(/^(?=FROM )/m).map((text) => [/ AS (\S+)/.exec(text)?.[1] ?? '', text] as const),
)

describe('docker-compose.yml', () => {
  it('has the whole production shape', () => {
    expect(Object.keys(compose).sort()).toEqual(
      [
        ...remoteNames,
        ...['api-1', 'api-2', 'backup', 'files', 'gateway', 'grafana', 'mail'],
        ...['pooler', 'postgres', 'prometheus'],
      ].sort(),
    )
    for (const name of remoteNames) {
      expect(compose[name]?.build).toMatchObject({ target: 'remote', args: { REMOTE: name } })
    }
  })

  it('runs everything without root, on file systems that cannot be written, within limits', () => {
    // The schema above says most of it; what is left is who each container is.
    for (const [name, { user }] of Object.entries(compose)) {
      expect(user, name).toMatch(/^([1-9]\d*:[1-9]\d*|postgres)$/)
    }
  })

  it('asks everything whether it is well, but for what runs once', () => {
    const unasked = Object.entries(compose).filter(
      ([, { healthcheck }]) => 'disable' in healthcheck,
    )
    expect(unasked.map(([name, { profiles }]) => [name, profiles])).toEqual([
      ['backup', ['backup']],
    ])
  })

  it('holds no secret, and no image whose version is left open', () => {
    for (const [name, { environment = {}, image }] of Object.entries(compose)) {
      for (const [key, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD/.test(key)) expect(value, `${name} ${key}`).toMatch(/^\$\{\w+:\?/)
        if (/^DATABASE_.*URL$/.test(key))
          expect(value).toContain(`:\${POSTGRES_PASSWORD:?is needed}@`)
      }
      if (image !== undefined) expect(image).toMatch(/:v?\d/)
    }
  })

  it('gives a process longer to stop than it takes', () => {
    for (const name of ['api-1', 'api-2', 'gateway']) {
      expect(compose[name]?.stop_grace_period).toBe('30s')
    }
    expect(read('api/src/main.ts')).toContain('longestStopMs = 20_000')
    expect(read('deploy/nginx/gateway.conf')).toContain('worker_shutdown_timeout 20s;')
  })

  it('opens only the gateway to other machines, and no metrics', () => {
    const open = Object.entries(compose).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => [name, port]),
    )
    expect(open).toEqual([['gateway', '8080:8080']])
    expect(read('deploy/nginx/gateway.conf')).not.toContain('9464')
  })

  it('gives the API only settings that it knows', () => {
    expect(knownSettings()).toEqual(
      expect.arrayContaining(Object.keys(compose['api-1']?.environment ?? {})),
    )
  })

  it('mounts what is there', () => {
    const added = z.object({
      services: z.record(z.string(), z.object({ volumes: z.array(z.string()).optional() })),
    })
    const more = ['deploy/compose.tls.yml', 'deploy/compose.media.yml'].flatMap((file) =>
      Object.values(added.parse(yaml(file)).services),
    )
    for (const { volumes = [] } of [...Object.values(compose), ...more]) {
      for (const volume of volumes.filter((text) => text.startsWith('./'))) {
        expect(existsSync(join(projectFolder, volume.split(':')[0] ?? '')), volume).toBe(true)
      }
    }
  })
})

describe('deploy/Dockerfile', () => {
  it('has every target that is built from it', () => {
    for (const { build } of Object.values(compose)) {
      if (build !== undefined) expect([...stages.keys()]).toContain(build.target)
    }
  })

  it('tells Node of the server what the measured process is told', () => {
    const command = JSON.stringify(['node', ...apiFlags, 'dist/main.js']).replaceAll(',', ', ')
    expect(stages.get('api')).toContain(`CMD ${command}`)
  })

  it('ends every image without root, and asks it whether it is well', () => {
    for (const target of ['gateway', 'remote', 'api', 'pooler', 'files']) {
      const text = `${stages.get(target)}${/FROM (nginx|\$\{BASE\}) /.test(stages.get(target) ?? '') ? stages.get('nginx') : ''}`
      expect(text, target).toMatch(/^USER [1-9]/m)
      expect(text, target).toMatch(/^HEALTHCHECK /m)
    }
    expect(stages.get('backup')).toMatch(/^USER postgres$/m)
  })

  it('installs packages before sources come in, from every manifest of the workspace', () => {
    const packages = stages.get('packages') ?? ''
    expect(packages).toContain('--frozen-lockfile')
    expect(packages).not.toMatch(/COPY \. /)
    const { packages: patterns } = z
      .object({ packages: z.array(z.string()) })
      .parse(yaml('pnpm-workspace.yaml'))
    for (const folder of globSync(patterns, { cwd: projectFolder })) {
      expect(packages).toContain(`COPY ${folder}/package.json ${folder}/`)
    }
  })
})

describe('what watches it', () => {
  const boards = join(projectFolder, 'deploy/monitoring/grafana/boards')
  const metrics = read('api/src/metrics/metrics.ts')
  /** Names of our own metrics that a query asks for, without what a histogram or counter adds. */
  const asked = (text: string) =>
    [...text.matchAll(/portal_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))

  it('shows and warns of metrics that the API tells', () => {
    const texts = readdirSync(boards).map((name) => readFileSync(join(boards, name), 'utf8'))
    for (const text of texts) expect(() => JSON.parse(text)).not.toThrow()
    const names = asked([...texts, read('deploy/monitoring/alerts.yml')].join('\n'))
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect(metrics).toContain(`'${name}'`)
  })

  it('has a line in the runbook for each warning', () => {
    const rules = z.object({
      groups: z.array(
        z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) }),
      ),
    })
    const runbook = read('docs/operating.md')
    for (const { rules: list } of rules.parse(yaml('deploy/monitoring/alerts.yml')).groups) {
      for (const { alert } of list) expect(runbook).toContain(`\`${alert}\``)
    }
  })

  it('asks each API process on the port that it tells them on', () => {
    const port = compose['api-1']?.environment?.METRICS_PORT
    const scrape = read('deploy/monitoring/prometheus.yml')
    for (const name of ['api-1', 'api-2']) expect(scrape).toContain(`'${name}:${port}'`)
  })
})

describe('the runbook', () => {
  it('promises that migrations take nothing away from the release before', () => {
    const folder = join(projectFolder, 'api/src/database/migrations')
    const texts = readdirSync(folder).filter((name) => name.endsWith('.sql'))
    expect(texts.length).toBeGreaterThan(2)
    for (const name of texts) {
      const text = readFileSync(join(folder, name), 'utf8')
      expect(text, name).not.toMatch(/drop (table|column)|\brename\b|set data type/i)
    }
  })

  it('explains every setting of the API', () => {
    const runbook = read('docs/operating.md')
    for (const name of knownSettings()) expect(runbook, name).toContain(`\`${name}\``)
  })
})
