/** The glyphs that this area uses besides the kit's; the build turns them into its sprite. */
export {
  FileCheck as ContractIcon,
  FileText as DocumentIcon,
  GitCompareArrows as RevisionIcon,
} from 'shared-kit/glyphs';
