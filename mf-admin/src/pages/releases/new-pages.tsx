import { locales } from 'shared-kit/contract/languages';
import type { NewPage } from 'shared-kit/contract/releases';
import { Disclosure } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import styles from './releases-page.module.css';

/** The words that a release would show in tabs and search results, in every language, and the live one doesn't. */
export function NewPages({ pages }: { pages: readonly NewPage[] }) {
  const t = useText();
  if (pages.length === 0) return null;
  return (
    <Disclosure summary={t('releases.pages.new', { count: pages.length })}>
      <ul className={styles.faults}>
        {pages.map(({ path, title, description }) => (
          <li key={path}>
            <code>{path}</code>
            {locales.map((locale) => (
              <p key={locale} lang={locale}>
                <span>{title[locale]}</span>
                <br />
                <span className={entry.quiet}>{description[locale]}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
