/** The glyphs that this area uses besides the kit's; the build turns them into its sprite. */
export { FilePenLine as RevisionIcon } from 'shared-kit/glyphs';
