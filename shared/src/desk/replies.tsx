/** What was said about a marking, with the field to answer; in scripts of its own. */
export { ReplyThread as default } from '@portal/shared/writing'
