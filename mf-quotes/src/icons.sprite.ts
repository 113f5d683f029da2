/** The glyphs that this area uses besides the kit's; the build turns them into its sprite. */
export {
  FilePenLine as RevisionIcon,
  Link as ShareIcon,
  Paperclip as AttachIcon,
  Printer as PrintIcon,
} from 'shared-kit/glyphs';
