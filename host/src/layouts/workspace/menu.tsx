import { LocaleLink } from 'shared-kit/shell';
import { CountBadge, Icon, type IconGlyph, VerifiedIcon, VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './menu.module.css';
import {
  BoxIcon,
  BuildingIcon,
  CaseIcon,
  DocumentIcon,
  GaugeIcon,
  InboxIcon,
  ListIcon,
  RocketIcon,
  ScalesIcon,
  TagIcon,
  UploadIcon,
  UsersIcon,
} from './menu.sprite.ts';
import type { ShownEntry, ShownGroup } from './menu-entries.ts';
import { useMenuCounts } from './use-menu.ts';

/** By the names of the contract; a newer area may name one that this host lacks. */
const icons: Readonly<Record<string, IconGlyph>> = {
  box: BoxIcon,
  building: BuildingIcon,
  case: CaseIcon,
  document: DocumentIcon,
  gauge: GaugeIcon,
  inbox: InboxIcon,
  list: ListIcon,
  rocket: RocketIcon,
  scales: ScalesIcon,
  tag: TagIcon,
  upload: UploadIcon,
  users: UsersIcon,
  verified: VerifiedIcon,
};

type Shown = Readonly<{ current: ShownEntry | undefined }>;
type Links = Shown & Readonly<{ entries: readonly ShownEntry[]; className?: string | undefined }>;

/** All entries, each group but the first below its heading. */
export function Menu({ groups, current }: Shown & Readonly<{ groups: readonly ShownGroup[] }>) {
  const t = useText();
  return (
    <nav className={styles.menu} aria-label={t('workspace.menu')}>
      {groups.map(({ group, entries }) => (
        <div key={group} className={styles.group}>
          {group !== 'work' && <span className={styles.heading}>{t(`workspace.group.${group}`)}</span>}
          <MenuLinks entries={entries} current={current} />
        </div>
      ))}
    </nav>
  );
}

/** Links to some entries. */
export function MenuLinks({ entries, current, className = styles.entry }: Links) {
  const counts = useMenuCounts();
  return entries.map((entry) => (
    <LocaleLink
      key={entry.pattern}
      to={entry.pattern}
      title={entry.words}
      className={className}
      aria-current={entry === current ? 'page' : undefined}
    >
      <Icon of={icons[entry.icon] ?? ListIcon} />
      <span className={styles.words}>{entry.words}</span>
      <Count entry={entry} count={(entry.count && counts[entry.count.of]) ?? 0} />
    </LocaleLink>
  ));
}

const most = 99;

function Count({ entry, count }: { entry: ShownEntry; count: number }) {
  const t = useText();
  if (!entry.count || count === 0) return null;
  const { tone } = entry.count;
  return (
    <>
      <CountBadge className={styles.count} tone={tone === 'waits' ? 'accent' : 'neutral'}>
        <span aria-hidden="true">{count > most ? t('inbox.many', { count: most }) : count}</span>
      </CountBadge>
      <VisuallyHidden>{t(`workspace.count.${tone}`, { count })}</VisuallyHidden>
    </>
  );
}
