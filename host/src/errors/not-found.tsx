import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitLocale } from 'shared-kit/contract/languages';
import { withSmallIds } from 'shared-kit/contract/routes';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { findRoute } from '../routing/route-table.ts';
import { useText } from '../text.ts';
import { BrokenThread } from './broken-thread.tsx';
import styles from './error-page.module.css';
import { FindInstead } from './find-instead.tsx';

/** Says that there is no such page, and where to go instead. */
export default function NotFound({ message }: { message: string }) {
  const t = useText();
  useRedirectToSmallIds();
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

/** Goes to the page that was meant by a link with an id in capitals. For a new document, the server does the same. */
function useRedirectToSmallIds(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const path = withSmallIds(pathname);
  const meant = path && findRoute(splitLocale(path).path) ? path + search + hash : null;
  useEffect(() => {
    if (meant) void navigate(meant, { replace: true });
  }, [meant, navigate]);
}
