import type { CallAnswer, CallInput } from '@portal/shared/api'
import { planAsked, saleLines, uid } from '@portal/shared/api/schemas'
import * as z from 'zod'
import type { Asked } from '../../asked.ts'
import type { FieldError } from '../../problem.ts'
import { bookDay, planErrors, planOf, sellerOf, sumOf, vatOfLines } from '../money/index.ts'
import { tutorLoads } from '../tutors/index.ts'
import { findAlike } from './preview.repository.ts'
import { effectOf, warningsOf } from './preview.rules.ts'
import { cancellingOf, subjectOf, suggestedPlanOf } from './preview-booking.service.ts'
import {
  bareOf,
  fieldOf,
  type HalfFilled,
  type PreviewFor,
  patched,
  wholeOf,
} from './preview-forms.rules.ts'
import { type Tried, tryOut } from './preview-trial.service.ts'

const call = 'POST /User/admin/Booking/Preview'

type Preview = CallAnswer<typeof call>

/**
 * What a sale, a change or a cancellation would come to: it is done by its own call and taken back.
 * Whatever a half-filled form lacks is put in its place for that, and told of as the call would.
 */
export async function previewSale(
  asked: Asked,
  { for: wanted, form }: CallInput<typeof call>['body'],
): Promise<Preview> {
  const today = bookDay(asked.now)
  const subject = await subjectOf(asked, wanted, form, today)
  const { whole, errors } = wholeOf(wanted, form)
  const bare = bareOf(wanted, form, subject.standing)
  const fit = patched(form, bare, errors)
  const outcome = await outcomeOf(asked, wanted, { form: fit.form, bare }, subject.studentId)
  const refusals = outcome.errors.filter(({ path }) => !fit.fields.has(fieldOf(path)))
  const lines = linesOf(wanted === 'cancel' ? subject.standing : form)
  const plan = outcome.isWhole ? outcome.tried.plan : plannedOf(form, lines, wanted)
  const tutors = await tutorLoads(asked.db, idsOf(form.tutorIds))
  const cancelling = wanted === 'cancel' ? await cancellingOf(asked, subject, form, today) : null
  const { before = null, after = null } = outcome.tried ?? {}
  return {
    errors: [...errors, ...refusals],
    warnings: warningsOf(whole, { today, plan, tutors, before, cancelling }),
    ...costOf(asked, lines, today),
    plan,
    creditPence: outcome.isWhole ? outcome.tried.creditPence : [],
    suggestedPlan: wanted === 'change' ? await suggestedPlanOf(asked, subject, form, lines) : null,
    effect: after === null ? null : effectOf(before, after),
    ...{ cancelling, tutors },
    similar: wanted === 'new' ? await similarTo(asked, form) : [],
  }
}

type Outcome = { errors: readonly FieldError[] } & (
  | { isWhole: true; tried: Tried }
  | { isWhole: false; tried: Tried | null }
)

/** What comes of the form; where it is refused, of the bare one, which says what the student has. */
async function outcomeOf(
  asked: Asked,
  wanted: PreviewFor,
  forms: { form: HalfFilled; bare: HalfFilled },
  studentId: string | null,
): Promise<Outcome> {
  const { whole } = wholeOf(wanted, forms.form)
  const all = whole === null ? { errors: [] } : await tryOut(asked, whole, studentId)
  if ('tried' in all) return { errors: [], isWhole: true, tried: all.tried }
  const { whole: bare } = wholeOf(wanted, forms.bare)
  const some = bare === null ? null : await tryOut(asked, bare, studentId)
  const tried = some !== null && 'tried' in some ? some.tried : null
  return { errors: all.errors, isWhole: false, tried }
}

type Lines = z.output<typeof saleLines>

/** The lines of a form; null where they are not right, and where there are none. */
function linesOf({ lines }: HalfFilled): Lines | null {
  const known = saleLines.safeParse(lines)
  return known.success && known.data.length > 0 ? known.data : null
}

function costOf(
  { server }: Asked,
  lines: Lines | null,
  today: string,
): Pick<Preview, 'totalPence' | 'vatPence'> {
  if (lines === null) return { totalPence: null, vatPence: null }
  const vatPence = vatOfLines(lines, today, sellerOf(server.saved()))
  return { totalPence: sumOf(lines), vatPence }
}

/** The plan that a new sale asks for, where it comes to the price. */
function plannedOf(form: HalfFilled, lines: Lines | null, wanted: PreviewFor): Preview['plan'] {
  const known = planAsked.safeParse(form.plan)
  if (lines === null || !known.success || wanted === 'change' || wanted === 'cancel') return []
  const total = sumOf(lines)
  if (planErrors(total, known.data).length > 0) return []
  return planOf(total, known.data).map((part) => ({ ...part, state: 'planned' as const }))
}

function idsOf(value: unknown): string[] {
  const known = z.array(uid).max(20).safeParse(value)
  return known.success ? known.data : []
}

const named = z.object({
  student: z.object({ firstName: z.string().trim().min(1), lastName: z.string().trim().min(1) }),
  schoolId: uid.nullish().catch(null),
})

async function similarTo({ db }: Asked, form: HalfFilled): Promise<Preview['similar']> {
  const known = named.safeParse(form)
  if (!known.success) return []
  const { student, schoolId } = known.data
  return await findAlike(db, { role: 'Student', ...student, schoolId })
}
