/** Glyphs that only this area uses; the build makes a sprite of them. */
export {
  ArrowLeft as EarlierIcon,
  ArrowRight as LaterIcon,
  FileText as FileIcon,
  Signature as SignatureIcon,
  Stamp as SealIcon,
  Upload as UploadIcon,
} from 'shared-kit/glyphs';
