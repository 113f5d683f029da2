import { formatMoney } from 'shared-kit/contract/money';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './offer-bar.module.css';
import { sumsOf } from './offer-sums.ts';

type Props = { offer: OfferInput; isChecking: boolean; onCheck: () => void };

/** Keeps the sums and the way to send in sight where the form is longer than the screen. */
export function OfferBar({ offer, isChecking, onCheck }: Props) {
  const t = useText();
  const { lines, discount, total } = sumsOf(offer);
  const money = (amount: string | null) =>
    amount === null ? '–' : formatMoney({ amount, currency: offer.currency });
  const parts = [
    `${t('offer.lines.title')} ${money(lines)}`,
    offer.freight !== null && Number(offer.freight) > 0 && `+ ${money(offer.freight)}`,
    Number(discount) > 0 && `− ${money(discount)}`,
  ].filter(Boolean);
  return (
    <section className={styles.bar} data-foot-bar="sticky" aria-label={t('offer.bar.title')}>
      <p className={styles.sums}>
        <span>{t('offer.side.total')}</span>
        <b>{money(total)}</b>
        {parts.length > 1 && <span>{parts.join(' ')}</span>}
      </p>
      <Button emphasis="primary" pending={isChecking} onClick={onCheck}>
        {t('offer.bar.send')}
      </Button>
    </section>
  );
}
