/** The glyphs that this area uses besides the kit's; the build turns them into its sprite. */
export { FileText as FileIcon, Upload as UploadIcon } from 'shared-kit/glyphs';
