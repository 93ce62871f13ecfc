import type { Op } from 'quill/core.js'
import { Delta } from 'quill/core.js'
import type { Embed, Formats, TextOp } from './ops.ts'

/** A text as Quill has it. */
export const toDelta = (ops: readonly TextOp[]): Delta => new Delta(ops.map(toOp))

const toOp = ({ insert, attributes }: TextOp): Op => ({
  insert: typeof insert === 'string' ? insert : { ...insert },
  ...(attributes && { attributes: { ...attributes } }),
})

/** Quill's text as ours. It holds nothing but what our formats and things put into it. */
export function textOps({ ops }: Delta): TextOp[] {
  return ops.flatMap(({ insert, attributes }) =>
    insert === undefined
      ? []
      : [
          {
            insert: insert as string | Embed,
            ...(attributes && { attributes: attributes as Formats }),
          },
        ],
  )
}
