import { formatMoney } from 'shared-kit/contract/money';
import type { PreviewedProduct, PriceStep } from 'shared-kit/contract/products';
import { Stack } from 'shared-kit/layout';
import { ListTable } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { usePlaceName } from '../../product-editor/price-fields.tsx';
import styles from './bulk.module.css';

type Props = { products: readonly PreviewedProduct[] };

/** The changes of each product, old beside new; then the unchanged products with the reason. */
export function PreviewList({ products }: Props) {
  const t = useText();
  const changing = products.filter(({ refusal }) => refusal === null);
  const refused = products.filter(({ refusal }) => refusal !== null);
  return (
    <>
      <p role="status">{t('products.bulk.changing', { count: changing.length, all: products.length })}</p>
      {changing.length > 0 && <Changes products={changing} />}
      {refused.length > 0 && (
        <Stack as="section" gap="1" aria-label={t('products.bulk.staying')} className={styles.refused}>
          <Text as="h3">{t('products.bulk.staying')}</Text>
          <Stack as="ul" gap="1" className={styles.refused}>
            {refused.map((product) => (
              <li key={product.id}>
                <Refusal product={product} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}

function Refusal({ product: { title, refusal, points } }: { product: PreviewedProduct }) {
  const t = useText();
  if (!refusal) return null;
  const reason = [
    t(`products.refusal.${refusal}`),
    ...points.map((point) => t(`editor.point.${point}`, { count: 1 })),
  ].join(' ');
  return <span>{t('products.bulk.because', { product: title || t('products.unnamed'), reason })}</span>;
}

function Changes({ products }: Props) {
  const t = useText();
  const locale = useLocale();
  const placeName = usePlaceName();
  const where = ({ place, from, until, variants }: PriceStep) =>
    [
      placeName(place),
      variants > 0 && t('products.bulk.variants', { count: variants }),
      from && t('products.bulk.from', { day: formatDay(from, locale) }),
      until && t('products.bulk.until', { day: formatDay(until, locale) }),
    ]
      .filter(Boolean)
      .join(', ');
  const rows = products.flatMap(({ id, title, sku, prices, leadTime }) => {
    const name = [title || t('products.unnamed'), sku].filter(Boolean).join(' · ');
    const weeks = (count: number | null) => (count === null ? '–' : t('products.weeks', { count }));
    if (leadTime)
      return [{ id, name, where: '–', before: weeks(leadTime.before), after: weeks(leadTime.after) }];
    if (prices.length === 0) return [{ id, name, where: '–', before: '–', after: '–' }];
    return prices.map((step, at) => ({
      id: `${id}-${at}`,
      name,
      where: where(step),
      before: rangeText(step.before),
      after: rangeText(step.after),
    }));
  });
  const hasFigures = products.some(({ prices, leadTime }) => prices.length > 0 || leadTime);
  const hasPlaces = products.some(({ prices }) => prices.length > 0);
  return (
    <ListTable
      label={t('products.bulk.changes')}
      items={rows}
      columns={[
        { head: t('products.column.title'), cell: ({ name }) => name },
        ...(hasPlaces
          ? [{ head: t('editor.price.place'), cell: (row: (typeof rows)[number]) => row.where }]
          : []),
        ...(hasFigures
          ? [
              {
                head: t('products.bulk.before'),
                cell: (row: (typeof rows)[number]) => row.before,
                numeric: true,
              },
              {
                head: t('products.bulk.after'),
                cell: (row: (typeof rows)[number]) => row.after,
                numeric: true,
              },
            ]
          : []),
      ]}
    />
  );
}

const rangeText = ({ low, high }: PriceStep['before']): string =>
  low.amount === high.amount ? formatMoney(low) : `${formatMoney(low)} – ${formatMoney(high)}`;
