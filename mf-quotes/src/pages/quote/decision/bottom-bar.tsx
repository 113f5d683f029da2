import { formatMoney } from 'shared-kit/contract/money';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { nameOf } from '../lines/revision-name.ts';
import styles from './decision-sheet.module.css';
import { ActionButton } from './decision-sheet.tsx';
import { actionsOf } from './quote-actions.ts';

/** Keeps the decision in view on phones: the first action, and a link to all of them. */
export function BottomBar({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const newest = quote.versions.at(-1);
  const [first] = actionsOf(quote);
  if (!newest || !quote.isMyTurn) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>
        <b>{formatMoney({ amount: newest.total, currency: newest.currency })}</b>
        <span>{`${nameOf(newest.number, t)}, ${newest.incoterm.rule} ${newest.incoterm.place}`}</span>
      </p>
      <div className={styles.barActions}>
        <ButtonLink href="#decision">{t('quote.decision.all')}</ButtonLink>
        {first === 'accept' && <ActionButton name="accept" quote={quote} isFirst />}
      </div>
    </div>
  );
}
