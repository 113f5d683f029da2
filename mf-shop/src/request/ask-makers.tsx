import { useSession } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './ask-several.module.css';
import { AskSeveral } from './ask-several.tsx';
import type { Askable } from './asked-product.tsx';

/** The comparison's main action: one request to all of its makers. */
export function AskMakers({ products }: { products: readonly Askable[] }) {
  const t = useText();
  const companyId = useSession()?.secure.companyId ?? null;
  const others = products.filter(({ maker }) => maker.id !== companyId);
  const count = new Set(others.map(({ maker }) => maker.id)).size;
  if (companyId === null)
    return (
      <Text look="small" tone="muted" className={styles.ask}>
        {t('request.no-company')}
      </Text>
    );
  if (others.length === 0) return null;
  return (
    <div className={styles.ask}>
      <Text look="small" tone="muted">
        {t('bids.compare', { count })}
      </Text>
      <AskSeveral products={others} emphasis="primary">
        {t('bids.compare-button', { count })}
      </AskSeveral>
    </div>
  );
}
