/** Glyphs that only this area uses; the build makes a sprite of them. */
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
