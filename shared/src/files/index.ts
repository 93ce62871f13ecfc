/** Files: sending them with their progress, and showing them. */
export { FileImage, type FileImageProps, fileAddress, renewedFor } from './file-image.tsx'
export { FileUpload, type FileUploadProps, SendingList } from './file-upload.tsx'
export { type KeptFile, type UploadOptions, uploadFile } from './upload-file.ts'
export { type Sending, type Uploads, useUploads } from './use-uploads.ts'
