import type { CartAnswer, CartLine } from 'shared-kit/contract/cart';
import { countryName, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './delivery-sheet.module.css';
import { lineName } from './line-name.ts';

/** Freight and duty as far as known beforehand; unknown ones are named as unknown. */
export function DeliverySheet({ cart: { groups, country } }: { cart: CartAnswer }) {
  const t = useText();
  const locale = useLocale();
  const lines = groups.flatMap((group) => group.lines).filter(({ available }) => available);
  if (lines.length === 0) return null;
  const title = country
    ? t('cart.delivery-to', { country: countryName(country, locale) })
    : t('cart.delivery-nowhere');
  const unknown = lines.filter(({ delivery: { freight, duty } }) => [freight, duty].includes('unknown'));
  return (
    <Sheet aria-labelledby="cart-delivery">
      <SheetHeader title={<span id="cart-delivery">{title}</span>} />
      <SheetBody className={styles.body}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              <Text look="small" weight="medium">
                {lineName(line)}
              </Text>
              <Estimate line={line} />
            </li>
          ))}
        </ul>
        {unknown.length > 0 && (
          <Text look="small" tone="muted">
            {t('cart.delivery-unknown', { count: unknown.length })}
          </Text>
        )}
      </SheetBody>
    </Sheet>
  );
}

function Estimate({ line: { delivery, incoterm } }: { line: CartLine }) {
  const t = useText();
  const term = t('incoterm', incoterm);
  const { hsCode, freight, duty } = delivery;
  const facts = [
    hsCode ? t('cart.hs', { code: hsCode }) : t('cart.hs-unknown'),
    freight === 'included' ? t('cart.freight-included', { term }) : t('cart.freight-unknown', { term }),
    t(`cart.duty.${duty}`),
  ];
  return (
    <Text look="tiny" tone="subtle">
      {facts.join(' · ')}
    </Text>
  );
}
