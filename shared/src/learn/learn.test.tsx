import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { LearnHome, LearnSubject } from './index.ts'
import { away, broken, gone, learnCalls, parts, subject } from './learn.testing.ts'
import { base, tutorView, view } from './learn-view.testing.tsx'

beforeEach(() => {
  document.title = 'Learn · Portal'
})

describe('the subjects', () => {
  const render = (calls: FakeCalls = {}, of = view) =>
    renderScreen(<LearnHome view={of} />, { path: base, route: base, calls: learnCalls(calls) })

  it('stand by part with their progress; parts not chosen are folded', async () => {
    render()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    const physics = await screen.findByRole('region', { name: 'Physics' })
    expect(within(physics).getByRole('link', { name: 'Mechanics' })).toHaveAttribute(
      'href',
      `${base}/12-mechanics`,
    )
    expect(within(physics).getByRole('progressbar', { name: '2 of 3 pages read' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 2 topics done',
    )
    const others = screen.getByRole('region', { name: 'Other parts' })
    expect(within(others).getByText('Biology')).toBeVisible()
    expect(within(others).getByText('Cells')).not.toBeVisible()
    await expectNoAxeViolations()
  })

  it('show tutors how much there is, and nobody’s progress', async () => {
    render({ 'GET /training/api/Learning/GetAllLearning': parts.slice(0, 1) }, tutorView)
    expect(await screen.findByText('2 topics, 3 pages')).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText('Other parts')).toBeNull()
    await expectNoAxeViolations()
  })

  it('may be none yet', async () => {
    render({ 'GET /training/api/Learning/GetAllLearning': [] })
    expect(await screen.findByText('No pages yet')).toBeVisible()
  })

  it('fail in words, and are asked for again', async () => {
    const { user, network } = render({ 'GET /training/api/Learning/GetAllLearning': away })
    expect(await screen.findByText('The subjects could not be loaded')).toBeVisible()
    expect(screen.getByText('The database is away.')).toBeVisible()
    network.answer(learnCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Mechanics' })).toBeVisible()
  })
})

describe('a subject', () => {
  const render = (calls: FakeCalls = {}, of = view, segment = '12-mechanics') =>
    renderScreen(<LearnSubject view={of} />, {
      path: `${of.base}/${segment}`,
      route: `${of.base}/:subject`,
      calls: learnCalls(calls),
    })

  it('shows topics and pages in order, with progress, mastery and practice', async () => {
    const { network } = render()
    expect(await screen.findByRole('heading', { level: 1, name: 'Mechanics' })).toBeVisible()
    expect(network.requests[0]?.query).toEqual({ learningId: '12' })
    await waitFor(() => expect(document.title).toBe('Mechanics · Learn · Portal'))
    expect(screen.getByText('Physics · 3 pages, about 8 minutes of reading')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Pages read' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 3',
    )
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Forces',
      'Motion',
    ])
    const forces = screen.getByRole('region', { name: 'Forces' })
    expect(forces).toHaveTextContent('Practice: weak')
    expect(within(forces).getByRole('button', { name: 'Practise Forces' })).toBeVisible()
    const motion = screen.getByRole('region', { name: 'Motion' })
    expect(motion).toHaveTextContent('1 of 2 pages read')
    // There is nothing to practise where there are no questions.
    expect(within(motion).queryByRole('button')).toBeNull()
    expect(
      within(motion)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Speed, complete,1 min1 minute', `${base}/12-mechanics/31`],
      ['Graphs of motion, not complete,4 min4 minutes', `${base}/12-mechanics/32`],
    ])
    await expectNoAxeViolations()
  })

  it('leads to the first page that is left, until none is', async () => {
    const { unmount } = render()
    expect(
      await screen.findByRole('link', { name: 'Continue reading: Graphs of motion' }),
    ).toHaveAttribute('href', `${base}/12-mechanics/32`)
    unmount()
    const done = {
      ...subject,
      topics: subject.topics.map((topic) => ({
        ...topic,
        subTopics: topic.subTopics.map((each) => ({ ...each, isCompleted: true })),
      })),
    }
    render({ 'GET /training/api/LearnTopic/GetAllTopic': done })
    expect(await screen.findByRole('heading', { level: 1, name: 'Mechanics' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /reading/ })).toBeNull()
  })

  it('shows tutors the pages alone', async () => {
    render({}, tutorView)
    expect(await screen.findByRole('link', { name: /Speed/ })).toHaveAttribute(
      'href',
      '/resources/tutor/question-bank/learn/12-mechanics/31',
    )
    expect(screen.queryByText(/complete|read$|weak|Not practised/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', { name: /reading/ })).toBeNull()
  })

  it('is not there: an id that names none, or no id at all', async () => {
    const { unmount } = render({ 'GET /training/api/LearnTopic/GetAllTopic': gone })
    expect(await screen.findByText('This subject is not there')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All subjects' })).toHaveAttribute('href', base)
    unmount()
    const { network } = render({}, view, 'mechanics')
    expect(await screen.findByText('This subject is not there')).toBeVisible()
    expect(network.requests).toEqual([])
  })

  it('has no pages yet', async () => {
    render({ 'GET /training/api/LearnTopic/GetAllTopic': { ...subject, topics: [] } })
    expect(await screen.findByText('No pages yet')).toBeVisible()
  })

  it('fails in words, and is asked for again', async () => {
    const { user, network } = render({ 'GET /training/api/LearnTopic/GetAllTopic': broken })
    expect(await screen.findByText('The subject could not be loaded')).toBeVisible()
    network.answer(learnCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mechanics' })).toBeVisible()
  })
})
