import { ApiError, type CallAnswer } from '@portal/shared/api'
import { expectNoAxeViolations, screen, testUid, waitFor, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Video } from './academy.queries.ts'
import { makeGroups, videoIds } from './academy.testing.ts'
import { openCourse } from './course.testing.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const groupsCall = 'GET /academy/api/VideoGroup/GetAllVideoGroup'
const answerCall = 'POST /academy/api/VideoGroup/UserVideoQuestionCreate'
const wrong = 'Some of the answers are wrong, please review the video and try again'

const videoQuestion = [11, 12].map((questionId) => ({
  questionId,
  id: testUid(questionId),
  isAnswered: false,
}))

const question = ({
  body,
}: {
  body: { id: number }
}): CallAnswer<'POST /question/QuestionById'> => ({
  id: body.id,
  text: `<p>Question of the bank ${body.id}</p>`,
  answers: ['a', 'b'].map((letter, at) => ({
    id: at + 1,
    letter,
    text: `Option ${letter}`,
    isCorrect: null,
  })),
})

const round = (answered: number, of: number | null, isPassed = false) => ({
  ...{ round: 1, answered, total: 2, wrong: of, isPassed },
})

/** A course whose second video is watched and has a quiz. */
const open = (video: Partial<Video> = {}, more = {}) =>
  openCourse({
    [groupsCall]: makeGroups({ 1: { videoQuestion, isWatched: true, ...video } }),
    'POST /question/QuestionById': question,
    ...more,
  })

const dialog = () => screen.findByRole('dialog', { name: 'Quiz: Resolving' })

describe('the quiz of a video', () => {
  it('asks one question at a time, tells none by itself, and closes when all are right', async () => {
    const answers = [round(1, null), round(2, 0, true)]
    const { user, network } = open({}, { [answerCall]: () => answers.shift() ?? round(2, 0, true) })
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    const quiz = within(await dialog())
    expect(await quiz.findByText('Question of the bank 11')).toBeVisible()
    const next = quiz.getByRole('button', { name: 'Next' })
    await user.click(next)
    expect(network.requestsOf(answerCall)).toEqual([])
    await user.click(quiz.getByRole('radio', { name: 'B Option b' }))
    await user.click(next)
    expect(await quiz.findByText('Question of the bank 12')).toBeVisible()
    expect(screen.getByText('Question 2 of 2')).toBeVisible()
    await user.click(quiz.getByRole('radio', { name: 'A Option a' }))
    network.answer({
      [groupsCall]: makeGroups({ 1: { videoQuestion, isWatched: true, isQuizPassed: true } }),
    })
    await user.click(quiz.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(answerCall).map(({ body }) => body)).toEqual([
      { videoQuestionId: testUid(11), optionSelected: 'b' },
      { videoQuestionId: testUid(12), optionSelected: 'a' },
    ])
  })

  it('begins anew where some are wrong, and holds the other videos until it is passed', async () => {
    const answers = [round(1, null), round(2, 1)]
    const { user, network } = open({}, { [answerCall]: () => answers.shift() ?? round(1, null) })
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    const quiz = within(await dialog())
    for (const name of ['Next', 'Submit']) {
      await user.click(await quiz.findByRole('radio', { name: 'A Option a' }))
      if (name === 'Submit') {
        network.answer({
          [groupsCall]: makeGroups({ 1: { videoQuestion, isWatched: true, isInRetry: true } }),
        })
      }
      await user.click(quiz.getByRole('button', { name }))
    }
    expect(await quiz.findByText(wrong)).toBeVisible()
    expect(quiz.getByText('Question 1 of 2')).toBeVisible()
    await user.click(quiz.getByRole('button', { name: 'Review the video' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const other = screen.getByRole('button', { name: /Adding forces/ })
    expect(other).toHaveAttribute('aria-disabled', 'true')
    expect(other).toHaveAccessibleDescription(
      'Review “Resolving” and pass its quiz before you open another video.',
    )
    expect(screen.queryByRole('link', { name: 'Next video' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(within(await dialog()).getByText('Question 1 of 2')).toBeVisible()
  })

  it('stays in its retry state over a reload, whatever the address asks for', async () => {
    openCourse(
      {
        [groupsCall]: makeGroups({ 1: { videoQuestion, isWatched: true, isInRetry: true } }),
        'POST /question/QuestionById': question,
      },
      { search: `?video=${videoIds[0]}` },
    )
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Resolving' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Friction/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('comes at the end; one that has to be passed cannot be put off, and holds the others', async () => {
    const saved = {
      watchedPercent: 100,
      isWatched: true,
      video: { videoId: videoIds[1], isCompleted: false, needsQuiz: true },
    }
    // A phone has full screen for films alone, which would lie over the quiz.
    const leave = vi.fn()
    Reflect.set(HTMLVideoElement.prototype, 'webkitExitFullscreen', leave)
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitExitFullscreen')
    })
    const { user, video } = open(
      { isWatched: false, mandatoryQuestion: true },
      { 'POST /Media/Playback/SaveProgress': saved },
    )
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    expect(screen.queryByRole('button', { name: 'Quiz' })).toBeNull()
    await video.arrive(60)
    await video.pass(60)
    const overlay = await dialog()
    expect(leave).toHaveBeenCalled()
    expect(video.film().paused).toBe(true)
    expect(within(overlay).queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(screen.getByRole('button', { name: /Adding forces/ })).toHaveAccessibleDescription(
      'Answer the quiz of “Resolving” before you open another video.',
    )
    await user.keyboard('{Escape}')
    expect(await dialog()).toBeVisible()
    await expectNoAxeViolations(overlay)
  })

  it('that has to be passed is open again over a reload, whatever the address asks for', async () => {
    const { user, unmount, network } = open({ mandatoryQuestion: true })
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    await dialog()
    unmount()
    network.restore()
    const again = () =>
      openCourse(
        {
          [groupsCall]: makeGroups({
            1: { videoQuestion, isWatched: true, mandatoryQuestion: true },
          }),
          'POST /question/QuestionById': question,
        },
        { search: `?video=${videoIds[0]}` },
      )
    again()
    expect(await dialog()).toBeVisible()
    expect(screen.getByRole('button', { name: /Adding forces/ })).toHaveAccessibleDescription(
      'Answer the quiz of “Resolving” before you open another video.',
    )
  })

  it('keeps the focus, and is put off where it need not be passed', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    const overlay = await dialog()
    await within(overlay).findByRole('radio', { name: 'A Option a' })
    expect(overlay).toHaveFocus()
    for (let at = 0; at < 6; at += 1) {
      await user.tab()
      expect(overlay).toContainElement(document.activeElement as HTMLElement)
    }
    await user.click(within(overlay).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Quiz' }))
    await dialog()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('waits, with the reason, while a paper of the student has the question', async () => {
    const reason = 'An open paper of yours has this question. Hand it in first.'
    const { user } = open(
      { mandatoryQuestion: true },
      { [answerCall]: new ApiError({ status: 409, message: reason }) },
    )
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    const quiz = within(await dialog())
    await user.click(await quiz.findByRole('radio', { name: 'A Option a' }))
    await user.click(quiz.getByRole('button', { name: 'Next' }))
    expect(await quiz.findByText(reason)).toBeVisible()
    expect(quiz.getByText('Question 1 of 2')).toBeVisible()
    await user.click(quiz.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: /Adding forces/ })).toBeVisible()
  })

  it('asks what came into it meanwhile, and no more what was taken out', async () => {
    const begun = videoQuestion.map((each, at) => ({ ...each, isAnswered: at === 0 }))
    const { user, network } = open({ videoQuestion: begun }, { [answerCall]: round(1, null) })
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    const quiz = within(await dialog())
    await user.click(await quiz.findByRole('radio', { name: 'A Option a' }))
    const added = { questionId: 13, id: testUid(13), isAnswered: false }
    const [, second] = videoQuestion
    const changed = [...(second ? [{ ...second, isAnswered: true }] : []), added]
    network.answer({
      [groupsCall]: makeGroups({ 1: { videoQuestion: changed, isWatched: true } }),
    })
    await user.click(quiz.getByRole('button', { name: 'Submit' }))
    expect(await quiz.findByText('Question of the bank 13')).toBeVisible()
    expect(quiz.getByText('Question 2 of 2')).toBeVisible()
    expect(quiz.getByRole('button', { name: 'Submit' })).toBeVisible()
  })

  it('goes on where its round was left', async () => {
    const begun = videoQuestion.map((each, at) => ({ ...each, isAnswered: at === 0 }))
    const { user } = open({ videoQuestion: begun })
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    const quiz = within(await dialog())
    expect(await quiz.findByText('Question of the bank 12')).toBeVisible()
    expect(quiz.getByRole('button', { name: 'Submit' })).toBeVisible()
  })
})
