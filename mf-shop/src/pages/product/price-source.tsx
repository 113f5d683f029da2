import { useId } from 'react';
import type { PriceAnswer } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { IconButton, InfoIcon } from 'shared-kit/ui';
import { provenanceSentences } from '../../price/provenance.ts';
import { useRateDay } from '../../price/rate-day.ts';
import { useText } from '../../text.ts';
import styles from './price-source.module.css';

/**
 * Explains which price this is and by which rate it was converted. The line beside it is the short form. A native
 * popover: it needs no script, so it works from the first paint on.
 */
export function PriceSource({ price }: { price: PriceAnswer }) {
  const t = useText();
  const locale = useLocale();
  const rateDay = useRateDay();
  const id = useId();
  return (
    <>
      <IconButton
        icon={InfoIcon}
        size="small"
        label={t('price.source')}
        popoverTarget={id}
        aria-describedby={id}
        className={styles.button}
      />
      <span id={id} popover="auto" className={styles.text}>
        {provenanceSentences(price, t, locale, rateDay).join(' ')}
      </span>
    </>
  );
}
