import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink, EmptyState } from 'shared-kit/ui';
import { HalfWovenShed } from '../../drawing/half-woven-shed.tsx';
import { useText } from '../../text.ts';
import styles from './product-page.module.css';

/** For a product that was withdrawn, never existed or is hidden; the API doesn't say which. */
export function ProductMissing() {
  const t = useText();
  return (
    <>
      <title>{`${t('product.not-found')} · ${publicConfig().brandName}`}</title>
      <EmptyState
        className={styles.instead}
        level={1}
        illustration={<HalfWovenShed />}
        title={t('product.not-found')}
        action={
          <ButtonLink as={LocaleLink} emphasis="primary" to="/shop">
            {t('product.not-found-action')}
          </ButtonLink>
        }
      >
        {t('product.not-found-text')}
      </EmptyState>
    </>
  );
}
