import { useSearchParams } from 'react-router-dom';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import styles from '../errors/error-page.module.css';
import { Brand } from '../layouts/brand/brand.tsx';
import { useText } from '../text.ts';

/** Companies can't register by themselves yet; says so, and leads to signing in. */
export default function RegisterPage() {
  const t = useText();
  const { loginPath, brandName } = publicConfig();
  const redirect = useSearchParams()[0].get('redirect');
  return (
    <main id="main" className={styles.root}>
      <title>{`${t('register.title')} · ${brandName}`}</title>
      <Brand />
      <h1 className={styles.title}>{t('register.title')}</h1>
      <p>{t('register.not-open')}</p>
      <div>
        <ButtonLink
          as={LocaleLink}
          to={redirect ? `${loginPath}?redirect=${encodeURIComponent(redirect)}` : loginPath}
          emphasis="primary"
        >
          {t('account.sign-in')}
        </ButtonLink>
      </div>
    </main>
  );
}
