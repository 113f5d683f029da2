import type { Locale } from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';
import styles from './legal-text.module.css';

/**
 * One of `messages`, with its own headings. The build makes its HTML from this repository's Markdown, so it is trusted.
 */
export function LegalText({ texts }: { texts: Readonly<Record<Locale, string>> }) {
  return <article className={styles.root} dangerouslySetInnerHTML={{ __html: texts[useLocale()] }} />;
}
