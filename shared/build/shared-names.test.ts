import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import webpack from 'webpack'
import { buildVersion } from './run-webpack.ts'

const figures = `
  import { Carousel, Gauge } from '@portal/shared/ui'
  import * as react from 'react'
  export const SchoolFigures = () => react.createElement(Carousel)
  export const unused = () => react.createElement(Gauge)`

// It builds a remote, which takes long on a machine that does other things too.
test('a remote’s build says what it takes from the shell, also what the shell does not have', {
  timeout: 120_000,
}, async () => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-names-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const { offers, uses } = await buildVersion(dist, 'mfe-school', 'test', {
    isCompressed: false,
    adapt: (config) => {
      config.cache = false
      config.plugins?.push(
        new webpack.NormalModuleReplacementPlugin(
          /school-figures\.tsx$/,
          `data:text/javascript,${encodeURIComponent(figures)}`,
        ),
      )
    },
  })
  expect(offers).toBeUndefined()
  expect(uses?.['@portal/shared/ui']).toEqual(expect.arrayContaining(['Carousel', 'PageHeader']))
  expect(uses?.['@portal/shared/ui']).not.toContain('Gauge')
  expect(uses?.react).toContain('createElement')
})
