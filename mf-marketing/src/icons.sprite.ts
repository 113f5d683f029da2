/** Glyphs that only this area uses; the build makes a sprite of them. */
export {
  FileCheck as ContractIcon,
  FileText as DocumentIcon,
  GitCompareArrows as RevisionIcon,
} from 'shared-kit/glyphs';
