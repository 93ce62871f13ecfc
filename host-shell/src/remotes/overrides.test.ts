// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { parseOverride } from './overrides.ts'

const remote = 'mfe-tutor'

test.each([
  ['mfe-tutor@0a1b2c3d4e5f', { remote, version: '0a1b2c3d4e5f', origin: null }],
  ['mfe-tutor@http://localhost:3001', { remote, version: 'dev', origin: 'http://localhost:3001' }],
  ['mfe-tutor@http://127.0.0.1:3001/', { remote, version: 'dev', origin: 'http://127.0.0.1:3001' }],
  ['mfe-tutor@http://localhost:80/a1', { remote, version: 'a1', origin: 'http://localhost:80' }],
])('%s asks for a build', (text, override) => {
  expect(parseOverride(text)).toEqual(override)
})

test.each([
  'mfe-other@0a1b2c3d4e5f',
  'mfe-tutor',
  'mfe-tutor@',
  'mfe-tutor@https://elsewhere.example',
  'mfe-tutor@http://localhost.elsewhere.example:1',
  'mfe-tutor@//elsewhere.example/x.js',
  'mfe-tutor@../x',
  'mfe-tutor@a/../../x',
])('%s asks for none', (text) => {
  expect(parseOverride(text)).toBeNull()
})
