/** Answers to frequent questions, and what people write to us. */

export { faqKind } from './faq.kind.ts'
export { helpHandlers } from './help.routes.ts'
export { mayOpenHelpImage } from './may-open.ts'
export { messagesListed } from './messages.repository.ts'
export { letImagesGo } from './writing.service.ts'
