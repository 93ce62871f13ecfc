/** Files: sending them with their progress, and showing them. */
export { CardCover } from './card-cover.tsx'
export { ChooseFiles, type ChooseFilesProps } from './choose-files.tsx'
export {
  FileField,
  type FileFieldProps,
  FilesField,
  type FilesFieldProps,
  type FileValue,
} from './file-field.tsx'
export {
  FileImage,
  type FileImageProps,
  fileAddress,
  MediaImage,
  type MediaImageProps,
  mediaAddress,
  renewedFor,
} from './file-image.tsx'
export { FileUpload, type FileUploadProps } from './file-upload.tsx'
export { acceptOf, fileFault, hintOf } from './files.rules.ts'
export { type SendOptions, send } from './send.ts'
export { type InParts, sendParts } from './send-parts.ts'
export { SendingRows } from './sending-rows.tsx'
export { shrinkImage } from './shrink-image.ts'
export { saveFrom, takeMedia } from './take-media.ts'
export { type KeptFile, type UploadOptions, uploadFile } from './upload-file.ts'
export { useAddress } from './use-address.ts'
export {
  type Sending,
  type Sends,
  type SendsOptions,
  type Uploads,
  useSends,
  useUploads,
} from './use-uploads.ts'
