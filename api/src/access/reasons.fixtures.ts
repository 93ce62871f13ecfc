/** Reasons that several areas give, in one wording. */

export const content =
  'tests, parts, subjects and topics are the same for everybody who may make the call'
export const filter = 'only limits what is the caller’s own'
export const ofTheSet = 'looked for in the set that the call names'
export const ofTheStudent = 'looked for among the sets of the student that the call names'
export const admins = 'admins choose among all there are; an unknown one is refused at its field'

export const everybodys = 'admins look after everybody'
export const figures = 'figures of all who answered stand beside the questions, and nobody’s name'

export const shown = 'only what the caller is shown changes by it'
export const nothing = 'it changes nothing'
