import { formatMoney } from 'shared-kit/contract/money';
import { Monthly } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { financingPanelId } from './financing-panel-id.ts';
import styles from './monthly-button.module.css';
import { type Asked, useMonthlyOffers } from './use-monthly-offers.ts';

/** The lowest monthly figure; a click leads to its assumptions. */
export function MonthlyLine({ asked, about }: { asked: Asked; about: string }) {
  const t = useText();
  const [cheapest] = useMonthlyOffers(asked)?.offers ?? [];
  if (!cheapest) return null;
  // Focusing the panel also scrolls it into view.
  const show = () => document.getElementById(financingPanelId)?.focus();
  return (
    <div>
      <button type="button" className={styles.button} onClick={show}>
        <Monthly>{t('financing.from', { amount: about + formatMoney(cheapest.monthly) })}</Monthly>
      </button>
    </div>
  );
}
