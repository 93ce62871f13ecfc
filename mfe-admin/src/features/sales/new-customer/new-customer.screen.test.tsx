import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { programmesCall } from '../../../sales/programmes.queries.ts'
import { makeProgramme } from '../../../sales/programmes.testing.ts'
import { previewCall } from '../../../sales/terms/preview.queries.ts'
import { makePreview } from '../../../sales/terms/preview.testing.ts'
import { checkEmailCall, createCall } from './new-customer.queries.ts'
import NewCustomerScreen from './new-customer.screen.tsx'

beforeEach(() => {
  fakeDate('2026-11-02T10:00:00Z')
  sessionStorage.clear()
})

const open = (calls: FakeCalls = {}) =>
  renderScreen(<NewCustomerScreen />, {
    ...{ role: 'Admin', path: '/sales/new-customer', route: '/sales/new-customer' },
    calls: {
      [programmesCall]: { programmes: [makeProgramme()] },
      [previewCall]: makePreview(),
      [checkEmailCall]: { state: 'free', person: null, similar: [] },
      [createCall]: { bookingId: testUid(5), studentId: testUid(6), parentId: testUid(7) },
      ...calls,
    },
  })

type Opened = ReturnType<typeof open>

const paste = async ({ user }: Opened, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

/** Student, parent and programme, as somebody fills them in who is in a hurry. */
async function fill(opened: Opened) {
  const { user } = opened
  await paste(opened, 'First name of the student', 'Ada')
  await paste(opened, 'Last name of the student', 'Byron')
  await paste(opened, 'Email of the student', 'ada@new.test')
  await user.selectOptions(screen.getByLabelText('Year'), 'Year 12')
  await paste(opened, 'First name of the parent', 'Ann')
  await paste(opened, 'Last name of the parent', 'Byron')
  await paste(opened, 'Email of the parent', 'ann@new.test')
  await screen.findByRole('option', { name: 'Premium' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Programme' }), 'Premium')
}

const sell = () => screen.getByRole('button', { name: 'Sell' })

const entitlements = {
  ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
  ...{ hasLibrary: true, hasReadingList: false, hasPsSubmission: false },
  hasEssaySubmission: false,
}

describe('a new customer', () => {
  it('has what the programme fills, and their booking is opened once it is sold', async () => {
    const opened = open()
    const { user, network, address } = opened
    await fill(opened)
    expect(screen.getByLabelText(/^Hours of tuition/)).toHaveValue(20)
    expect(screen.getByLabelText('Last day')).toHaveValue('01/11/2027')
    expect(screen.getByRole('checkbox', { name: 'Library' })).toBeChecked()
    const line = within(screen.getByRole('region', { name: 'Programme, line 1' }))
    expect(line.getByLabelText('Pounds, VAT included')).toHaveValue(2400)
    await expectNoAxeViolations()
    await user.dblClick(sell())
    await waitFor(() => expect(address()).toBe(`/sales?booking=${testUid(5)}`))
    expect(network.requestsOf(createCall).map(({ body }) => body)).toEqual([
      {
        student: { firstName: 'Ada', lastName: 'Byron', email: 'ada@new.test' },
        parent: { firstName: 'Ann', lastName: 'Byron', email: 'ann@new.test' },
        ...{ yearGroup: 12, schoolId: null, tutorIds: [], programmeId: testUid(1) },
        ...{ programName: 'Premium', hours: 20, isUnlimited: false, isHeadStart: false },
        ...{ entitlements, startsOn: '2026-11-02', expiresOn: '2027-11-01' },
        lines: [{ kind: 'programme', description: 'Premium', pence: 240_000, vat: 'standard' }],
        ...{ plan: { kind: 'once', dueOn: '2026-11-02' }, payer: 'parent', invitations: 'now' },
      },
    ])
  })

  it('is looked at beside the form as it is typed, in the words of the call', async () => {
    const opened = open({
      [previewCall]: makePreview({
        warnings: [{ path: 'tutorIds.0', message: 'Tom Hale has 12 of 12 students.' }],
        errors: [
          { path: 'body.yearGroup', message: 'Choose a year' },
          { path: 'body.newSchool.name', message: 'There is a school of this name.' },
        ],
      }),
    })
    const side = within(await screen.findByRole('complementary', { name: 'Preview' }))
    expect(await side.findByText('£2,400.00')).toBeVisible()
    // Before anything is typed, nothing is held against it.
    expect(side.queryByText('It would be refused')).toBeNull()
    await paste(opened, 'Last name of the student', 'Byron')
    for (const text of [
      '£400.00',
      '2 Dec 2026',
      'Question bank',
      'There is a school of this name.',
    ]) {
      expect(side.getByText(text)).toBeVisible()
    }
    expect(side.getByText('Tom Hale has 12 of 12 students.')).toBeVisible()
    // What is merely missing is told at its field alone.
    expect(side.queryByText('Choose a year')).toBeNull()
    await paste(opened, 'First name of the student', 'Ada')
    await waitFor(() =>
      expect(opened.network.requestsOf(previewCall).at(-1)?.body).toMatchObject({
        for: 'new',
        form: { student: { firstName: 'Ada' }, invitations: 'now' },
      }),
    )
    expect(opened.network.requestsOf(previewCall).length).toBeLessThanOrEqual(3)
  })

  it('can be sold while the preview fails, which is said', async () => {
    const opened = open({ [previewCall]: new ApiError({ status: 500, message: 'No.' }) })
    expect(await screen.findByText('The preview could not be loaded')).toBeVisible()
    opened.network.answer({ [previewCall]: makePreview() })
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('£2,400.00')).toBeVisible()
  })

  it('says what is missing before it is sent', async () => {
    const { user, network } = open()
    await user.click(await screen.findByRole('button', { name: 'Sell' }))
    const summary = within(await screen.findByRole('alert'))
    for (const text of ['Enter a first name', 'Choose a year', 'Enter the last day']) {
      expect(summary.getAllByText(text)[0]).toBeVisible()
    }
    expect(network.requestsOf(createCall)).toHaveLength(0)
  })

  it('is kept as a draft when the page is loaded again', async () => {
    const first = open()
    await paste(first, 'First name of the student', 'Ada')
    first.unmount()
    open()
    expect(await screen.findByLabelText('First name of the student')).toHaveValue('Ada')
  })

  it('is refused at the field that is wrong, and nothing is lost', async () => {
    const message = 'There is an account with this address already.'
    const opened = open({
      [createCall]: new ApiError({
        ...{ status: 409, message, errors: [{ path: 'body.student.email', message }] },
      }),
    })
    await fill(opened)
    await opened.user.click(sell())
    await waitFor(() =>
      expect(screen.getByLabelText('Email of the student')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    )
    expect(screen.getByLabelText('Last name of the parent')).toHaveValue('Byron')
  })
})

describe('an email of a new customer', () => {
  const person = { userId: testUid(8), name: 'Grace Hopper', role: 'Tutor' }
  const leave = async (calls: FakeCalls, label = 'Email of the student') => {
    const opened = open(calls)
    await paste(opened, label, 'grace@portal.test')
    await opened.user.tab()
    return opened
  }

  it('that is taken says by whom', async () => {
    const { network } = await leave({
      [checkEmailCall]: { state: 'taken', person, similar: [] },
    })
    const link = await screen.findByRole('link', { name: 'Grace Hopper' })
    expect(link).toHaveAttribute('href', `/accounts?person=${testUid(8)}`)
    expect(network.requestsOf(checkEmailCall).at(-1)?.body).toMatchObject({
      ...{ email: 'grace@portal.test', role: 'Student' },
    })
  })

  it('of a parent who has an account joins it', async () => {
    await leave(
      { [checkEmailCall]: { state: 'joins', person: { ...person, role: 'Parent' }, similar: [] } },
      'Email of the parent',
    )
    expect(
      await screen.findByText(/The child is added to it/, { selector: '[data-part=words]' }),
    ).toBeVisible()
  })

  it('of somebody like others warns of them', async () => {
    await leave({
      [checkEmailCall]: {
        ...{ state: 'free', person: null },
        similar: [
          { userId: testUid(9), name: 'Ada Byron', role: 'Student', why: 'same name and school' },
        ],
      },
    })
    expect(await screen.findByText('There are students like this one')).toBeVisible()
    expect(screen.getByText(/same name and school/)).toBeVisible()
  })

  it('that is not whole is asked of nobody', async () => {
    const opened = open()
    await paste(opened, 'Email of the student', 'grace@')
    await opened.user.tab()
    await paste(opened, 'First name of the student', 'Grace')
    expect(opened.network.requestsOf(checkEmailCall)).toHaveLength(0)
  })
})

describe('the price of a new customer', () => {
  it('names by how much a plan of own days misses it, at the plan', async () => {
    const opened = open()
    const { user } = opened
    await fill(opened)
    await user.click(screen.getByRole('radio', { name: 'Own days' }))
    await user.click(screen.getByRole('button', { name: 'Add a part' }))
    expect(screen.getByLabelText('Pounds of part 1')).toHaveValue(2400)
    await paste(opened, 'Pounds of part 1', '2000.5')
    await user.type(screen.getByLabelText('Part 1 is due on'), '01/12/2026')
    await user.click(sell())
    const parts = within(screen.getByRole('group', { name: 'Parts of the plan' }))
    expect(
      await parts.findByText(
        'The plan adds up to £2,000.50, £399.50 less than the price of £2,400.00.',
      ),
    ).toBeVisible()
  })

  it('may have extras and a discount, and be paid by the school', async () => {
    const opened = open()
    const { user, network } = opened
    await fill(opened)
    await user.click(screen.getByRole('button', { name: 'Add a discount' }))
    await paste(opened, 'Discount for', 'Sibling')
    await paste(opened, 'Takes off, in pounds', '99.99')
    expect(screen.getAllByText('Price £2,300.01')[0]).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'A new one' }))
    await paste(opened, /^Name of the new school/, 'Hill')
    await user.click(screen.getByRole('radio', { name: 'The school' }))
    await user.click(screen.getByRole('radio', { name: 'Monthly' }))
    await user.click(screen.getByRole('radio', { name: 'Later, by hand' }))
    await user.click(sell())
    await waitFor(() =>
      expect(network.requestsOf(createCall)[0]?.body).toMatchObject({
        ...{ schoolId: null, newSchool: { name: 'Hill' }, payer: 'school', invitations: 'later' },
        plan: { kind: 'monthly', from: '2026-11-02', count: 3 },
        lines: [
          { kind: 'programme', pence: 240_000 },
          { kind: 'discount', description: 'Sibling', pence: -9_999, vat: 'standard' },
        ],
      }),
    )
  })
})
