import { formatMoney } from 'shared-kit/contract/money';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './decision-sheet.module.css';

/** The latest counter-offer on the newest version, and its outcome. */
export function CounterNote({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const version = quote.versions.at(-1);
  const counter = quote.counters.findLast(({ versionId }) => versionId === version?.id);
  if (!version || !counter || (counter.state !== 'open' && counter.state !== 'kept')) return null;
  const money = (amount: string) => formatMoney({ amount, currency: version.currency });
  const titles = new Map(version.lines.map(({ key, title }) => [key, title]));
  return (
    <Note
      tone={counter.state === 'open' ? 'warning' : 'info'}
      title={t(counter.state === 'open' ? 'quote.counter.open' : 'quote.counter.kept', {
        name: counter.by.name,
      })}
    >
      <ul className={styles.wishes}>
        {counter.targetTotal !== null && (
          <li>{t('quote.counter.total', { amount: money(counter.targetTotal) })}</li>
        )}
        {counter.lines.map(({ key, quantity, unitPrice, terms }) => (
          <li key={key}>
            {[
              titles.get(key),
              quantity !== null && t('quote.counter.quantity', { count: quantity }),
              unitPrice !== null && t('quote.counter.price', { amount: money(unitPrice) }),
              terms,
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
        {counter.text && <li>{counter.text}</li>}
        {counter.answer && <li>{t('quote.counter.answer', { text: counter.answer })}</li>}
      </ul>
    </Note>
  );
}
