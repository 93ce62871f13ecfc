// @vitest-environment jsdom
import { roles } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import { breadcrumbOf, inWords, looksLikeId } from './breadcrumb.rules.ts'
import { remoteOf, screen, studentRemote, viewer } from './frame.testing.tsx'

const tutorRemote = remoteOf(
  [
    screen('/', 'My students'),
    screen('/academy', 'Academy'),
    screen('/academy/tutor/:course', 'Course'),
    screen('/tutor/seminars', 'Seminars'),
    screen('/seminars/:name/:id/:uid', 'Seminar'),
  ],
  { unnamedSegments: ['tutor'] },
)

/** `Home(/) > Part`, addresses of links in brackets. */
function inShort(crumbs: readonly { label: string; to?: string }[]): string {
  return crumbs.map(({ label, to }) => (to ? `${label}(${to})` : label)).join(' > ')
}

describe('breadcrumbOf', () => {
  it('calls the home as its screen is called for this viewer, whatever the role', () => {
    const home = screen('/', '', { title: ({ claims }) => `Desk of a ${claims.role}` })
    for (const role of roles) {
      expect(inShort(breadcrumbOf('/', remoteOf([home]), viewer({ role })))).toBe(
        `Desk of a ${role}`,
      )
    }
  })

  it('names the home by itself where the remote could not be loaded', () => {
    expect(inShort(breadcrumbOf('/', null, viewer()))).toBe('Dashboard')
    expect(inShort(breadcrumbOf('/alerts', null, viewer()))).toBe('Dashboard(/) > Alerts')
  })

  it('leaves out the segments that the remote says, in any letter case, and no others', () => {
    const remote = remoteOf([screen('/', 'Home')], { unnamedSegments: ['crew'] })
    expect(inShort(breadcrumbOf('/tutor/Crew/parent', remote, viewer()))).toBe(
      'Home(/) > Tutor > Parent',
    )
  })

  it.each([
    ['/resources', 'Dashboard(/) > Resources'],
    ['/resources/', 'Dashboard(/) > Resources'],
    ['/resources/question-bank', 'Dashboard(/) > Resources(/resources) > Question bank'],
    [
      '/resources/question-bank/revise/mathematics-1/0190a1b2-0000-7000-8000-000000000001',
      'Dashboard(/) > Resources(/resources) > Question bank(/resources/question-bank) > Revise(/resources/question-bank/revise) > Mathematics 1(/resources/question-bank/revise/mathematics-1) > Question set',
    ],
    ['/resources/reading', 'Dashboard(/) > Resources(/resources) > Reading'],
    [
      '/resources/question-bank/learn/12-mechanics/34',
      'Dashboard(/) > Resources(/resources) > Question bank(/resources/question-bank) > Learn > Mechanics',
    ],
    ['/nowhere/at-all', 'Dashboard(/) > Nowhere > At all'],
    ['/my-application-&-account', 'Dashboard(/) > My application & account'],
    ['/bad%', 'Dashboard(/) > Bad%'],
  ])('of a student at %s', (path, expected) => {
    expect(inShort(breadcrumbOf(path, studentRemote, viewer()))).toBe(expected)
  })

  it.each([
    ['/academy/tutor/physics-year-13', 'Academy(/academy) > Physics year 13'],
    ['/tutor/seminars', 'Seminars'],
    ['/seminars/ethics/ab-12/xy-9', 'Seminars > Ethics'],
  ])('of a tutor at %s', (path, expected) => {
    expect(inShort(breadcrumbOf(path, tutorRemote, viewer({ role: 'Tutor' })))).toBe(
      `My students(/) > ${expected}`,
    )
  })

  it.each([
    ['/results/42', 'Results(/results) > Result by topic'],
    ['/flagged-question-view/42', 'Flagged question'],
    ['/papers/solutions/42', 'Papers(/papers) > Solutions'],
  ])('ends at %s with the page itself', (path, expected) => {
    const screens = [
      screen('/', 'Dashboard'),
      screen('/results', 'Results'),
      screen('/results/:id', 'Result by topic'),
      screen('/flagged-question-view/:id', 'Flagged question'),
      screen('/papers', 'Papers'),
      screen('/papers/solutions/:id', 'Solutions'),
    ]
    expect(inShort(breadcrumbOf(path, remoteOf(screens), viewer()))).toBe(
      `Dashboard(/) > ${expected}`,
    )
  })

  it('leads from the page about a student to the page that the student was found on', () => {
    const summary = screen('/:dashboard/:id', 'Student summary')
    const audit = screen('/audit-dashboard', 'Audit dashboard')
    const remote = remoteOf([screen('/', 'Home'), audit, summary], {
      unnamedSegments: ['my-students'],
    })
    expect(inShort(breadcrumbOf('/my-students/42', remote, viewer()))).toBe(
      'Home(/) > Student summary',
    )
    expect(inShort(breadcrumbOf('/audit-dashboard/42', remote, viewer()))).toBe(
      'Home(/) > Audit dashboard(/audit-dashboard) > Student summary',
    )
    expect(inShort(breadcrumbOf('/tuition-reports/report', remote, viewer()))).toBe(
      'Home(/) > Tuition reports > Report',
    )
  })

  it('asks titles that depend on the viewer', () => {
    const screens = [
      screen('/', 'Dashboard'),
      screen('/mine', '', { title: ({ claims }) => `Of ${claims.email}` }),
    ]
    expect(inShort(breadcrumbOf('/mine', remoteOf(screens), viewer({ email: 'a@b.c' })))).toBe(
      'Dashboard(/) > Of a@b.c',
    )
  })
})

describe('segments', () => {
  it.each([
    ['12', true],
    ['0190a1b2-0000-7000-8000-000000000001', true],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', true],
    ['mathematics-1', false],
    ['questions', false],
    ['internationalisation', false],
  ])('%s holds an id: %s', (segment, expected) => {
    expect(looksLikeId(segment)).toBe(expected)
  })

  it.each([
    ['create_~_edit-sub-topic', 'Create / edit sub topic'],
    ['my-application-%26-account', 'My application & account'],
    ['a%20b', 'A b'],
    ['diagnostic-test-results-v2', 'Diagnostic test results'],
  ])('%s reads "%s"', (segment, expected) => {
    expect(inWords(segment)).toBe(expected)
  })
})
