import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { remoteNames } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { knownSettings, read as readFile } from './files.ts'

const folder = join(projectFolder, 'deploy/kubernetes')
const base = join(folder, 'base')
const read = (path: string) => readFile(`deploy/kubernetes/${path}`)

const labels = z.record(z.string(), z.string())
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  failureThreshold: z.number().optional(),
})
const container = z.object({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z
          .object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) })
          .optional(),
      }),
    )
    .default([]),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  lifecycle: z
    .object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) })
    .optional(),
  resources: z.object({ requests: labels, limits: z.object({ memory: z.string() }) }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
})
const pod = z.object({
  metadata: z.object({ labels }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: z.number().optional(),
    securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().min(1) }),
    containers: z.array(container).length(1),
  }),
})
const named = z.object({ metadata: z.object({ name: z.string() }) })
const deployment = named.extend({
  spec: z.object({
    selector: z.object({ matchLabels: labels }),
    strategy: z.object({
      rollingUpdate: z.object({ maxUnavailable: z.literal(0), maxSurge: z.number().min(1) }),
    }),
    template: pod,
  }),
})
const service = named.extend({
  spec: z.object({
    selector: labels,
    ports: z.array(z.object({ port: z.number(), targetPort: z.string() })),
  }),
})
const budget = named.extend({ spec: z.object({ selector: z.object({ matchLabels: labels }) }) })
const scaler = named.extend({
  spec: z.object({
    scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
    minReplicas: z.number().min(2),
    maxReplicas: z.number(),
  }),
})
const policy = named.extend({
  spec: z.object({ podSelector: z.looseObject({}), policyTypes: z.array(z.string()) }),
})
const cron = named.extend({
  spec: z.object({ jobTemplate: z.object({ spec: z.object({ template: pod }) }) }),
})

const documents = readdirSync(base)
  .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(readFileSync(join(base, name), 'utf8')))
  .map((document) => {
    expect(document.errors).toEqual([])
    return z.looseObject({ kind: z.string() }).parse(document.toJS())
  })
const all = <T>(kind: string, schema: z.ZodType<T>): T[] =>
  documents.filter((document) => document.kind === kind).map((document) => schema.parse(document))

const deployments = all('Deployment', deployment)
const services = all('Service', service)
const budgets = all('PodDisruptionBudget', budget)
const servers = ['api', 'gateway', ...remoteNames].sort()
const names = (list: readonly { metadata: { name: string } }[]) =>
  list.map(({ metadata }) => metadata.name).sort()

describe('the Kubernetes manifests', () => {
  it('have a deployment, a service and a disruption budget for each server', () => {
    expect(names(deployments)).toEqual(servers)
    expect(names(services)).toEqual(servers)
    expect(names(budgets)).toEqual(servers)
  })

  it('select the pods that they mean', () => {
    for (const { metadata, spec } of deployments) {
      expect(spec.selector.matchLabels).toEqual({ app: metadata.name })
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
    }
    for (const { metadata, spec } of services) expect(spec.selector).toEqual({ app: metadata.name })
    for (const { metadata, spec } of budgets) {
      expect(spec.selector.matchLabels).toEqual({ app: metadata.name })
    }
    for (const { spec } of all('HorizontalPodAutoscaler', scaler)) {
      expect(servers).toContain(spec.scaleTargetRef.name)
      expect(spec.maxReplicas).toBeGreaterThan(spec.minReplicas)
    }
  })

  it('ask for health at addresses and ports that exist', () => {
    const contract = readFile('shared/src/api/system.endpoints.ts')
    for (const { metadata, spec } of deployments) {
      const [one] = spec.template.spec.containers
      const ports = one?.ports.map(({ name }) => name) ?? []
      for (const each of [one?.startupProbe, one?.readinessProbe, one?.livenessProbe]) {
        const { path, port } = each?.httpGet ?? { path: '', port: '' }
        expect(ports).toContain(port)
        if (metadata.name === 'api') expect(contract).toContain(`'GET ${path.replace('/api', '')}'`)
        else {
          const conf = metadata.name === 'gateway' ? 'gateway' : 'remote'
          const text = readFile(`deploy/nginx/${conf}.conf`)
          expect(text).toContain(`location = ${path} {`)
        }
      }
      const [target] =
        services.find((each) => each.metadata.name === metadata.name)?.spec.ports ?? []
      expect(ports).toContain(target?.targetPort)
    }
    // A database that is away for a moment is no reason to kill the processes.
    const api = deployments.find(({ metadata }) => metadata.name === 'api')
    const [process] = api?.spec.template.spec.containers ?? []
    expect(process?.livenessProbe?.httpGet.path).not.toBe(process?.readinessProbe?.httpGet.path)
  })

  it('leave time to stop: first no new calls, then the 20 s for the open ones', () => {
    for (const { spec } of deployments) {
      const { terminationGracePeriodSeconds = 0, containers } = spec.template.spec
      const [, pause] = containers[0]?.lifecycle?.preStop.exec.command ?? []
      expect(Number(pause)).toBeGreaterThanOrEqual(3)
      expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(pause) + 20)
    }
  })

  it('take secrets by reference, and hold none', () => {
    const api = deployments.find(({ metadata }) => metadata.name === 'api')
    const pods = [
      api?.spec.template,
      ...all('CronJob', cron).map(({ spec }) => spec.jobTemplate.spec.template),
    ]
    const settings = knownSettings()
    for (const { name, value, valueFrom } of pods.flatMap(
      (each) => each?.spec.containers[0]?.env ?? [],
    )) {
      if (name !== 'BACKUP_DIR') {
        expect(value, name).toBeUndefined()
        expect(valueFrom?.secretKeyRef.name).toBe('portal')
        expect(settings).toContain(name)
      }
    }
    expect(documents.map(({ kind }) => kind)).not.toContain('Secret')
    expect(names(all('CronJob', cron))).toEqual(['backup'])
  })

  it('let nobody in by default', () => {
    const policies = all('NetworkPolicy', policy)
    const [first] = policies.filter(({ metadata }) => metadata.name === 'nobody-by-default')
    expect(first?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress'] })
    expect(policies).toHaveLength(4)
  })

  it('say the same of every remote', () => {
    const texts = remoteNames.map((name) => read(`base/${name}.yaml`).replaceAll(name, 'mfe'))
    expect(new Set(texts).size).toBe(1)
  })

  it('name the same servers in the gateway’s list', () => {
    const listed = [...read('base/upstreams.conf').matchAll(/server ([a-z-]+):(\d+)/g)]
    for (const [, name = '', port] of listed) {
      const found = services.find(({ metadata }) => metadata.name === name)
      expect(found?.spec.ports[0]?.port, name).toBe(Number(port))
    }
    expect([...new Set(listed.map(([, name]) => name))].sort()).toEqual(
      servers.filter((name) => name !== 'gateway'),
    )
  })
})

describe('the kustomizations', () => {
  const kustomization = z.object({
    resources: z.array(z.string()),
    configMapGenerator: z.array(
      z.object({
        name: z.string(),
        files: z.array(z.string()).default([]),
        literals: z.array(z.string()).default([]),
      }),
    ),
    images: z.array(z.object({ name: z.string(), newTag: z.string() })).default([]),
    patches: z.array(z.object({ path: z.string() })).default([]),
  })
  const open = (path: string) => kustomization.parse(parse(read(`${path}/kustomization.yaml`)))

  it.each(['base', 'overlays/example'])('of %s lists every file beside it', (path) => {
    const { resources, configMapGenerator, patches } = open(path)
    const listed = [
      ...resources.filter((name) => !name.startsWith('..')),
      ...configMapGenerator.flatMap(({ files }) => files),
      ...patches.map((patch) => patch.path),
    ]
    const there = readdirSync(join(folder, path)).filter((name) => name !== 'kustomization.yaml')
    expect(listed.sort()).toEqual(there.sort())
  })

  it('give every image a version, and the API settings that it knows', () => {
    const overlay = open('overlays/example')
    const pods = [
      ...deployments.map(({ spec }) => spec.template),
      ...all('CronJob', cron).map(({ spec }) => spec.jobTemplate.spec.template),
    ]
    const images = pods.flatMap(({ spec }) => spec.containers.map(({ image }) => image))
    expect(overlay.images.map(({ name }) => name).sort()).toEqual(images.sort())
    const settings = knownSettings()
    for (const { configMapGenerator } of [open('base'), overlay]) {
      for (const literal of configMapGenerator.flatMap(({ literals }) => literals)) {
        expect(settings).toContain(literal.split('=')[0])
      }
    }
  })
})
