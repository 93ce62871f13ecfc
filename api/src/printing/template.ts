/**
 * How documents look, in the printer's language. Everything that differs comes as data; the one
 * thing that is read as code are equations, which `equationCode` has made.
 */
export const template = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title, date: none)
#set page(
  paper: "a4",
  margin: (x: 2.2cm, top: 2.2cm, bottom: 2.4cm),
  footer: context align(right, text(size: 9pt, fill: luma(90))[
    Page #counter(page).display() of #counter(page).final().first()
  ]),
)
#set text(lang: "en", region: "GB", font: ("Figtree", "DejaVu Sans"), size: 10.5pt)
#set par(leading: 0.65em, spacing: 0.9em)
#show math.equation: set text(font: ("STIX Two Math", "DejaVu Sans"), size: 11pt)
// Otherwise a tall one may stand into the lines around it, by a share of their distance.
#show math.equation: set par(leading: 0pt)
#show heading: set block(above: 1.6em, below: 0.9em, sticky: true)
#show heading.where(level: 3): set text(size: 10.5pt)

#let part(one) = {
  if one.kind == "equation" {
    math.equation(alt: one.alt, eval(one.code, mode: "math"))
  } else if one.kind == "image" {
    let width = one.width * 1pt
    // What is only looked at is no part of what is read aloud.
    if one.alt == "" { box(pdf.artifact(image(one.name, width: width))) }
    else { box(image(one.name, width: width, alt: one.alt)) }
  } else if one.kind == "break" {
    linebreak()
  } else {
    let shown = [#one.text]
    if one.at("strong", default: false) { shown = strong(shown) }
    if one.at("emphasis", default: false) { shown = emph(shown) }
    let level = one.at("level", default: none)
    if level == "sub" { sub(shown) } else if level == "super" { super(shown) } else { shown }
  }
}
// Said to be one: in a list or a cell an equation would else stand in a line of its own.
#let line-of(parts) = par([#parts.map(part).join()])

#let show-block(one) = {
  if one.kind == "heading" {
    heading(level: 3, one.text)
  } else if one.kind == "label" {
    block(above: 1.1em, below: 0.6em, sticky: true, strong(one.text))
  } else if one.kind == "paragraph" {
    line-of(one.parts)
  } else if one.kind == "item" {
    block(above: 0.7em, below: 0.7em, grid(columns: (1.6em, 1fr), one.mark, line-of(one.parts)))
  } else if one.kind == "table" {
    let summed = one.at("isSummed", default: false)
    let last = one.rows.len()
    set text(size: 9.5pt)
    table(
      // What is not a figure has the room that figures leave.
      columns: one.columns.map(column => if column.at("end", default: false) { auto } else { 1fr }),
      align: one.columns.map(column => if column.at("end", default: false) { end } else { start }),
      stroke: (x, y) => (
        top: if summed and y == last { 0.8pt + luma(90) } else { none },
        bottom: if y == 0 { 0.8pt + luma(90) } else { 0.5pt + luma(215) },
      ),
      inset: (x: 5pt, y: 6pt),
      table.header(..one.columns.map(column => strong(column.heading))),
      ..one.rows.enumerate().map(((at, row)) => row.map(cell => {
        if summed and at == last - 1 { strong(cell) } else { cell }
      })).flatten()
    )
  } else {
    table(
      columns: one.rows.first().len(),
      stroke: 0.5pt + luma(190),
      ..one.rows.map(row => row.map(line-of)).flatten()
    )
  }
}

= #data.title
#for fact in data.facts {
  par(spacing: 0.6em)[#text(fill: luma(90))[#fact.label:] #fact.value]
}
#for section in data.sections {
  if section.heading != "" { heading(level: 2, section.heading) }
  for one in section.blocks { show-block(one) }
}
`
