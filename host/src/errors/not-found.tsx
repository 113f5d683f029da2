import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { BrokenThread } from './broken-thread.tsx';
import styles from './error-page.module.css';
import { FindInstead } from './find-instead.tsx';

/** Says that there is no such page, and where to go instead. */
export default function NotFound({ message }: { message: string }) {
  const t = useText();
  return (
    <>
      <title>{t('error.not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.cloth}>
        <BrokenThread />
      </div>
      <div className={styles.notFound}>
        <p className={styles.code}>{t('error.not-found.code')}</p>
        <h1 className={styles.title}>{t('error.not-found.title')}</h1>
        <p>{t('error.not-found.subline')}</p>
        <p className={styles.path}>{message}</p>
        <FindInstead />
        <div className={styles.actions}>
          <ButtonLink as={LocaleLink} to="/shop" emphasis="primary">
            {t('error.go-shop')}
          </ButtonLink>
          <ButtonLink as={LocaleLink} to={publicConfig().homePath}>
            {t('error.go-home')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
