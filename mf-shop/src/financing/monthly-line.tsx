import { Monthly } from 'shared-kit/ui';
import { shownAmount } from '../price/shown-amount.ts';
import { useText } from '../text.ts';
import { financingPanelId } from './financing-panel-id.ts';
import styles from './monthly-button.module.css';
import { type Asked, useMonthlyOffers } from './use-monthly-offers.ts';

/** The lowest monthly figure; a click leads to its assumptions. */
export function MonthlyLine({ asked, isConverted }: { asked: Asked; isConverted: boolean }) {
  const t = useText();
  const [cheapest] = useMonthlyOffers(asked)?.offers ?? [];
  if (!cheapest) return null;
  // Focusing the panel also scrolls it into view.
  const show = () => document.getElementById(financingPanelId)?.focus();
  return (
    <div>
      <button type="button" className={styles.button} onClick={show}>
        <Monthly>{t('financing.from', { amount: shownAmount(cheapest.monthly, isConverted) })}</Monthly>
      </button>
    </div>
  );
}
