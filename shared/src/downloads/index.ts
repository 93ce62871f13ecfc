/** Files that the browser saves. */
export { DownloadButton, type DownloadButtonProps } from './download-button.tsx'
export { giveFile } from './give-file.ts'
