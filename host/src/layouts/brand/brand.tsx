import { LocaleLink, publicConfig } from 'shared-kit/shell';
import styles from './brand.module.css';

const mark =
  'M1.5 2h21v2.4h-21zM1.5 5.4h6.3V9a3.15 3.15 0 0 1-6.3 0zM8.85 5.4h6.3V9a3.15 3.15 0 0 1-6.3 0zM16.2 5.4h6.3V9a3.15 3.15 0 0 1-6.3 0zM1.5 14.2h6.6v2.6H1.5zM16 14.2h6.5v2.6H16zM10.7 13.4h2.6v4.3h-2.6zM3.4 18h2.6v4.4H3.4zM18 18h2.6v4.4H18zM8.8 19.2h6.4v2.6H8.8z';

/** The market's logo and name, linked to the home page. The logo is an awning over a loom. */
export function Brand() {
  const { brandName, homePath } = publicConfig();
  return (
    <LocaleLink to={homePath} className={styles.root}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={styles.mark}>
        <path d={mark} />
      </svg>
      <span>{brandName}</span>
    </LocaleLink>
  );
}
