/** How words are formatted, and, at its line break, how a line is. */
export interface WritingFormats {
  bold?: true
  italic?: true
  underline?: true
  header?: 2 | 3
  list?: 'bullet' | 'ordered'
  blockquote?: true
  indent?: 1 | 2 | 3
}

/** A run of words. A line ends with `\n`, which has the line's formats. */
export interface WritingOp {
  insert: string
  attributes?: WritingFormats
}

/** One text: an essay has one, a statement three. Tidy ones end with `\n`. */
export interface WritingPart {
  ops: WritingOp[]
}

/** A text as it comes from an editor, a file or a merge. What is no words in it is left out. */
export interface RawPart {
  readonly ops: readonly {
    readonly insert?: string | object | undefined
    readonly attributes?: object | undefined
  }[]
}

/** A piece of a text: from `start` to before `end`, in UTF-16 units. */
export interface TextRange {
  start: number
  end: number
}
