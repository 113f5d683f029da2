/** Glyphs that only this area uses; the build makes a sprite of them. */
export {
  FileText as FileIcon,
  Signature as SignatureIcon,
  Stamp as SealIcon,
  Upload as UploadIcon,
} from 'shared-kit/glyphs';
