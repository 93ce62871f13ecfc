import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import isPropValid from '@emotion/is-prop-valid'
import { allCssProperties } from '@pandacss/is-valid-prop'
import { describe, expect, test } from 'vitest'
import { remoteNames } from '../../src/contract/roles.ts'
import { rulesOf } from '../../src/ui/theme/evaluate.ts'
import { isAttribute, isStyleProp } from '../../src/ui/theme/prop-names.ts'
import { system } from '../../src/ui/theme/system.ts'
import { importedFiles, readOnce } from '../imports.ts'
import { projectFolder } from '../layout.ts'
import { htmlNames } from './html-names.ts'
import { themeFiles } from './index.ts'

const remoteEntries = remoteNames.map((name) => `${name}/src/remote.ts`)

describe('what the browser knows of the design system', () => {
  test.each(Object.keys(themeFiles))(
    '%s is what the system gives: else `npm run theme`',
    (path) => {
      expect(readFileSync(join(projectFolder, path), 'utf8')).toBe(themeFiles[path])
    },
  )

  test.each(Object.keys(themeFiles))('%s has at most 300 lines', (path) => {
    expect(themeFiles[path]?.split('\n').length).toBeLessThanOrEqual(300)
  })

  const categories = {
    margin: 'spacing',
    width: 'sizes',
    borderRadius: 'radii',
    boxShadow: 'shadows',
    zIndex: 'zIndex',
    transitionDuration: 'durations',
    transitionTimingFunction: 'easings',
    fontFamily: 'fonts',
    fontSize: 'fontSizes',
    fontWeight: 'fontWeights',
    lineHeight: 'lineHeights',
    letterSpacing: 'letterSpacings',
  }
  test.each(Object.entries(categories))(
    'every token that %s takes has its value',
    (property, category) => {
      const values: Record<string, string> = system.tokens.getCategoryValues(category) ?? {}
      expect(Object.keys(values)).not.toHaveLength(0)
      for (const [name, value] of Object.entries(values)) {
        const css = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        expect(rulesOf({ [property]: name }, 'c', null)).toEqual([`.c{${css}:${value};}`])
      }
    },
  )

  test('every condition that it offers is the system’s', () => {
    for (const name of ['_hover', '_dark', '_placeholder', 'md']) {
      expect(rulesOf({ [name]: { order: 1 } }, 'c', null).join('')).toContain('order:1;')
    }
  })
})

test('nothing of what describes the design system comes into a build', () => {
  const files = importedFiles(['host-shell/src/index.ts', ...remoteEntries])
  const described = /^(?:import|export) (?!type )[^']*'(@chakra-ui|@emotion|@pandacss)\//m
  expect(files).toContain('shared/src/ui/theme/chakra.tsx')
  expect(files).not.toContain('shared/src/ui/theme/system.ts')
  expect(files.filter((path) => described.test(readOnce(path).toString()))).toEqual([])
})

describe('which props are styles and which are attributes', () => {
  const names = [
    ...new Set([...allCssProperties, ...system.properties, ...htmlNames, '--x', '& a']),
  ].filter((name) => name !== '')

  test('styles are those that Chakra takes for them', () => {
    expect(names.filter(isStyleProp)).toEqual(names.filter((name) => system.isValidProperty(name)))
  })

  test('of the rest, elements are given what emotion gives them', () => {
    const rest = [
      ...names,
      'onClick',
      'onclick',
      'one',
      'data-x',
      'aria-label',
      'x-y',
      'tone',
      'DATA-X',
    ].filter((name) => !system.isValidProperty(name))
    expect(rest.filter(isAttribute)).toEqual(rest.filter((name) => isPropValid(name)))
  })
})
