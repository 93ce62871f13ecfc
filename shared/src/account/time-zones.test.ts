import { expect, it } from 'vitest'
import { findZones, zoneChoices, zoneLabel } from './time-zones.ts'

const choices = zoneChoices('Europe/London')
const zonesFor = (text: string) => findZones(choices, text).map(({ zone }) => zone)

it.each([
  ['Europe/London', 'London, Europe'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina, America'],
  ['UTC', 'UTC'],
  ['Asia/Katmandu', 'Kathmandu, Asia'],
])('calls %s %s', (zone, label) => {
  expect(zoneLabel(zone)).toBe(label)
})

it('finds a zone by its city, its region or its own name, the beginning of a name first', () => {
  expect(zonesFor('lond')[0]).toBe('Europe/London')
  expect(zonesFor('new york')).toEqual(['America/New_York'])
  expect(zonesFor('Europe/London')).toEqual(['Europe/London'])
  expect(zonesFor('  PARIS ')).toEqual(['Europe/Paris'])
  expect(zonesFor('nowhere at all')).toEqual([])
})

it('offers a zone that the browser does not list when it is the person’s own', () => {
  expect(zoneChoices('Etc/GMT+3').some(({ zone }) => zone === 'Etc/GMT+3')).toBe(true)
  expect(new Set(choices.map(({ zone }) => zone)).size).toBe(choices.length)
})
