import { expect, it } from 'vitest'
import { isPathOfPortal, pathOfLink, rolesWithoutPath } from './paths-of-links.rules.ts'

it.each([
  ['/', '/'],
  ['/tuition?hour=3#top', '/tuition'],
  ['/Academy/Maths/4', '/Academy/Maths/4'],
])('%s is a path of the portal', (link, path) => {
  expect(pathOfLink(link)).toBe(path)
  expect(isPathOfPortal(link)).toBe(true)
})

it.each([
  'tuition',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  'https://other.example/tuition',
  'javascript:alert(1)',
  '/ tuition',
  '',
])('%j leads out of the portal, or nowhere', (link) => {
  expect(pathOfLink(link)).toBeUndefined()
  expect(isPathOfPortal(link)).toBe(false)
})

it('knows who could not open a link', () => {
  expect(rolesWithoutPath('/', ['Student', 'Parent'])).toEqual([])
  expect(rolesWithoutPath('/tuition', ['Student', 'Parent', 'Tutor'])).toEqual(['Parent', 'Tutor'])
  expect(rolesWithoutPath('/upgrades?buy=1', ['Student'])).toEqual([])
  expect(rolesWithoutPath('/login', ['Student'])).toEqual([])
  expect(rolesWithoutPath('/no-such-page', ['Student'])).toEqual(['Student'])
  expect(rolesWithoutPath('//other.example', ['Student'])).toEqual(['Student'])
})
