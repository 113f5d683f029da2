import { formatMoney } from 'shared-kit/contract/money';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { linesWithoutCost, marginOf } from './offer-margin.ts';
import styles from './offer-page.module.css';

type Props = { offer: OfferInput; ownCosts: Readonly<Record<string, string>> };

/** What the maker earns, once it has stated an own cost. The buyer never sees it. */
export function MarginSum({ offer, ownCosts }: Props) {
  const t = useText();
  const locale = useLocale();
  const open = linesWithoutCost(offer, ownCosts);
  if (open === offer.lines.length) return null;
  const margin = marginOf(offer, ownCosts);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // With a minus like the discount's, not a hyphen.
  const shown = margin && [
    formatMoney({ amount: margin.amount, currency: offer.currency }),
    ...(margin.share === null ? [] : [percent.format(margin.share)]),
  ];
  return (
    <>
      <p className={styles.sum}>
        <span>{t('offer.margin.title')}</span> <b>{shown ? shown.join(' · ').replaceAll('-', '−') : '–'}</b>
      </p>
      <Text look="small" tone="muted">
        {open > 0 ? t('offer.margin.open', { count: open }) : t('offer.margin.note')}
      </Text>
    </>
  );
}
