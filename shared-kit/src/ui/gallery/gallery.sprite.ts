/** The glyphs that only the gallery uses. */
export {
  Columns3 as CompareIcon,
  Ellipsis as MoreIcon,
  Factory as FactoryIcon,
  SunMoon as ColourModeIcon,
  Trash2 as DeleteIcon,
} from 'shared-kit/glyphs';
