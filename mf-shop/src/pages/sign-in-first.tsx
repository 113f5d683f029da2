import { useWayBack } from 'shared-kit/page';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink, EmptyState } from 'shared-kit/ui';
import { HalfWovenShed } from '../drawing/half-woven-shed.tsx';
import { useText } from '../text.ts';
import styles from './sign-in-first.module.css';

/** Shown when the session ended while the page was open; both links lead back to it. */
export function SignInFirst({ title }: { title: string }) {
  const t = useText();
  const back = useWayBack();
  const { brandName, loginPath, registerPath } = publicConfig();
  return (
    <>
      <title>{`${title} · ${brandName}`}</title>
      <EmptyState
        className={styles.root}
        level={1}
        illustration={<HalfWovenShed />}
        title={title}
        action={
          <>
            <ButtonLink as={LocaleLink} emphasis="primary" to={loginPath + back}>
              {t('product.sign-in')}
            </ButtonLink>
            <ButtonLink as={LocaleLink} to={registerPath + back}>
              {t('product.sign-up')}
            </ButtonLink>
          </>
        }
      >
        {t('product.signed-out-text')}
      </EmptyState>
    </>
  );
}
