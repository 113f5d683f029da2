import type { CartGroup } from 'shared-kit/contract/cart';
import { initials } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { Row } from 'shared-kit/layout';
import { countryName, useLocale } from 'shared-kit/shell';
import { AlertIcon, Avatar, Sheet, SheetFooter, SheetHeader, StatusBadge, VerifiedIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './maker-sheet.module.css';
import type { CartActions } from './use-cart.ts';

/** The lines of one maker, which become one request for quotation. */
export function MakerSheet({ group, ...actions }: { group: CartGroup } & CartActions) {
  const t = useText();
  const locale = useLocale();
  const { maker, lines, subtotals, onRequest } = group;
  const hasChanged = lines.some(({ priceChange }) => priceChange !== null);
  const headId = `cart-maker-${maker.id}`;
  return (
    <Sheet aria-labelledby={headId}>
      <SheetHeader
        title={<span id={headId}>{maker.name}</span>}
        note={t('maker.place', { city: maker.city, country: countryName(maker.country, locale) })}
        mark={<Avatar kind="company" accent mark={initials(maker.name, locale)} />}
      >
        {hasChanged ? (
          <StatusBadge tone="warning" icon={AlertIcon}>
            {t('cart.price-changed')}
          </StatusBadge>
        ) : (
          maker.verified && (
            <StatusBadge tone="positive" icon={VerifiedIcon}>
              {t('maker.verified')}
            </StatusBadge>
          )
        )}
      </SheetHeader>
      <div className={styles.columns} aria-hidden="true">
        <span className={styles.item}>{t('cart.column.item')}</span>
        <span>{t('cart.column.quantity')}</span>
        <span className={styles.figure}>{t('cart.column.unit')}</span>
        <span className={styles.figure}>{t('cart.column.amount')}</span>
        <span />
      </div>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} {...actions} />
        ))}
      </ul>
      <Row as={SheetFooter} gap="4" align="baseline" className={styles.foot}>
        {onRequest > 0 && <span>{t('cart.on-request', { count: onRequest })}</span>}
        {subtotals.length > 0 && (
          <p className={styles.subtotal}>
            <span>{t('cart.subtotal')}</span>{' '}
            <b className={styles.sum}>{subtotals.map(formatMoney).join(' + ')}</b>
          </p>
        )}
      </Row>
    </Sheet>
  );
}
