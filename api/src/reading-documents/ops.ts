/** What a stretch of text or, on a line break, a line is; nothing else goes from a document to a text. */
export interface OpFormats {
  bold?: true
  italic?: true
  underline?: true
  header?: 2 | 3
  list?: 'bullet' | 'ordered'
  blockquote?: true
  /** Of a list in lists; one that stands deeper than three is as deep as three. */
  indent?: 1 | 2 | 3
}

/**
 * A stretch of a text, in order. The formats of a line stand on the line break that ends it, and the
 * last line has one too.
 */
export interface ReadOp {
  insert: string
  attributes?: OpFormats
}
