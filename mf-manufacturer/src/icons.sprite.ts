/** Glyphs that only this area uses; the build makes a sprite of them. */
export { FileText as FileIcon, Upload as UploadIcon } from 'shared-kit/glyphs';
