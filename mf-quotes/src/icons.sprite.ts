/** Glyphs that only this area uses; the build makes a sprite of them. */
export { FilePenLine as RevisionIcon } from 'shared-kit/glyphs';
