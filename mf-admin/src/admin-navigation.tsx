import { splitLocale } from 'shared-kit/contract';
import { useLocation } from 'shared-kit/router';
import { LocaleLink } from 'shared-kit/shell';
import styles from './admin-navigation.module.css';
import { useText } from './text.ts';

const pages = ['verify', 'cases', 'releases'] as const;

/** Links between the staff's pages. */
export function AdminNavigation() {
  const t = useText();
  const { path } = splitLocale(useLocation().pathname);
  // messages: navigation.*
  return (
    <nav className={styles.root} aria-label={t('navigation.label')}>
      {pages.map((page) => {
        const isCurrent = path === `/admin/${page}` || path.startsWith(`/admin/${page}/`);
        return (
          <LocaleLink
            key={page}
            to={`/admin/${page}`}
            className={styles.link}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {t(`navigation.${page}`)}
          </LocaleLink>
        );
      })}
    </nav>
  );
}
