/** Whether a text has anything to read beside its markup and its spaces. */
export const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
