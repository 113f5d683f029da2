import type { QuickAddPreview } from 'shared-kit/contract/cart';
import { quantityText } from 'shared-kit/contract/products';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { formatFigure } from '../../format/figure.ts';
import { useText } from '../../text.ts';
import styles from './quick-add.module.css';

type Row = QuickAddPreview['rows'][number];
type Good = Extract<Row, { kind: 'good' }>;
type Bad = Extract<Row, { kind: 'bad' }>;

/** The rows to add, and the faulty rows with the reason. */
export function QuickAddRows({ rows }: { rows: readonly Row[] }) {
  const t = useText();
  const good = rows.filter((row) => row.kind === 'good');
  const bad = rows.filter((row) => row.kind === 'bad');
  if (rows.length === 0) return <Text tone="muted">{t('cart.quick.nothing')}</Text>;
  return (
    <>
      {good.length > 0 && (
        <>
          <Text weight="semibold">{t('cart.quick.good', { count: good.length })}</Text>
          <Stack as="ul" gap="1" className={styles.rows}>
            {good.map((row) => (
              <GoodRow key={row.row} row={row} />
            ))}
          </Stack>
        </>
      )}
      {bad.length > 0 && (
        <>
          <Text weight="semibold" tone="danger">
            {t('cart.quick.bad', { count: bad.length })}
          </Text>
          <Stack as="ul" gap="1" className={styles.rows}>
            {bad.map((row) => (
              <BadRow key={row.row} row={row} />
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

function GoodRow({ row: { row, sku, title, maker, quantity, unit } }: { row: Good }) {
  const t = useText();
  const locale = useLocale();
  const number = quantityText(quantity, unit, locale);
  return <li>{t('cart.quick.good-row', { row, sku, title, maker, quantity: number })}</li>;
}

function BadRow({ row: { row, text, fault, minimumOrder = 1, orderMultiple = 1 } }: { row: Bad }) {
  const t = useText();
  const locale = useLocale();
  const reason = t(`cart.quick.fault.${fault}`, {
    minimum: formatFigure(minimumOrder, locale),
    multiple: formatFigure(orderMultiple, locale),
  });
  return <li>{t('cart.quick.bad-row', { row, text, reason })}</li>;
}
