import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink, EmptyState } from 'shared-kit/ui';
import { HalfWovenShed } from '../../drawing/half-woven-shed.tsx';
import { useText } from '../../text.ts';
import styles from './product-page.module.css';

type ProductMissingProps = {
  /** Its maker may not trade at present. Otherwise it was withdrawn, never existed or is hidden: the API doesn't say. */
  isUnavailable?: boolean;
};

export function ProductMissing({ isUnavailable = false }: ProductMissingProps) {
  const t = useText();
  const title = t(isUnavailable ? 'product.unavailable' : 'product.not-found');
  return (
    <>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <EmptyState
        className={styles.instead}
        level={1}
        illustration={<HalfWovenShed />}
        title={title}
        action={
          <ButtonLink as={LocaleLink} emphasis="primary" to="/shop">
            {t('product.not-found-action')}
          </ButtonLink>
        }
      >
        {t(isUnavailable ? 'product.unavailable-text' : 'product.not-found-text')}
      </EmptyState>
    </>
  );
}
