/** Files that the browser saves. */
export { DownloadButton, type DownloadButtonProps } from './download-button.tsx'
export { fileWhenMade } from './file-when-made.ts'
export { giveFile } from './give-file.ts'
