/** Glyphs of the menu beside the pages of a workspace. */
export {
  Briefcase as CaseIcon,
  Building2 as BuildingIcon,
  FileText as DocumentIcon,
  Gauge as GaugeIcon,
  Inbox as InboxIcon,
  List as ListIcon,
  Package as BoxIcon,
  Rocket as RocketIcon,
  Scale as ScalesIcon,
  Store as MarketIcon,
  Tag as TagIcon,
  Upload as UploadIcon,
  Users as UsersIcon,
} from 'shared-kit/glyphs';
