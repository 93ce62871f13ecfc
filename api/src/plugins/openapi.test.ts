import { contract } from '@portal/shared/api/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { openApiDocument } from './openapi.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

describe('the OpenAPI document', () => {
  it('has every call of the contract, once', () => {
    const { paths } = openApiDocument()
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    expect(told.sort()).toEqual(Object.keys(contract).sort())
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is served as JSON of version 3.1', async () => {
    const response = await app.fastify.inject('/API/openapi.json')
    expect(response.headers['content-type']).toMatch('application/json')
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
    expect(response.json().openapi).toBe('3.1.0')
  })

  it('tells parameters, bodies, answers and who may call', () => {
    const { paths } = openApiDocument()
    const getSet = paths['/Revise/api/Revise/GetSet']?.get
    expect(getSet?.parameters).toMatchObject([{ name: 'setId', in: 'query', required: true }])
    expect(getSet?.security).toEqual([{ bearer: [] }])
    expect(getSet?.description).toBe(
      'Student, with the question bank; query.setId names an own set.',
    )
    const signIn = paths['/authentication/authenticate']?.post
    expect(signIn?.security).toEqual([])
    expect(signIn?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['email', 'password'],
      additionalProperties: false,
    })
    const picture = paths['/user/student/update-pofile']?.post
    expect(picture?.requestBody?.content).toHaveProperty(['multipart/form-data'])
    const logo = paths['/user/school/AuditDashboard/DownLoad']?.get
    expect(logo?.responses['200']).toMatchObject({
      content: { '*/*': { schema: { format: 'binary' } } },
    })
    const events = paths['/Notification/Live/GetEvents']?.get
    expect(events?.responses['200']).toHaveProperty(['content', 'text/event-stream'])
    const part = paths['/Subject/SectionNumber/{id}']?.get
    expect(part?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  })

  it('has a readable page without a script, kept so by its content policy', async () => {
    const response = await app.fastify.inject('/api/docs/')
    expect(response.headers['content-security-policy']).toMatch("default-src 'none'")
    for (const call of Object.keys(contract)) {
      expect(response.body).toContain(call.split(' ')[1]?.replace(/:(\w+)/g, '{$1}'))
    }
    expect(response.body).not.toMatch(/<script|style=|<style|https?:\/\//)
    expect((await app.fastify.inject('/api/docs.css')).headers['content-type']).toMatch('text/css')
  })
})
