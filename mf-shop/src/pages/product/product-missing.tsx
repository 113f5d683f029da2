import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink, EmptyState } from 'shared-kit/ui';
import { HalfWovenShed } from '../../drawing/half-woven-shed.tsx';
import { useText } from '../../text.ts';
import styles from './product-page.module.css';

type ProductMissingProps = {
  /**
   * Its maker may not trade at present, or doesn't offer it any more. Otherwise it never existed or is hidden: the API
   * doesn't say.
   */
  reason?: 'unavailable' | 'archived' | 'not-found';
};

export function ProductMissing({ reason = 'not-found' }: ProductMissingProps) {
  const t = useText();
  const title = t(`product.${reason}`);
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
        {t(`product.${reason}-text`)}
      </EmptyState>
    </>
  );
}
