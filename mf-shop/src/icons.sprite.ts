/** The glyphs that this area uses besides the kit's; the build turns them into its sprite. */
export {
  ArrowLeft as ArrowLeftIcon,
  Columns3 as CompareIcon,
  Download as DownloadIcon,
  LayoutGrid as GridIcon,
  Link as LinkIcon,
  Maximize2 as EnlargeIcon,
  Printer as PrintIcon,
  SlidersHorizontal as FiltersIcon,
  Table2 as TableIcon,
  Trash2 as DeleteIcon,
} from 'shared-kit/glyphs';
