import type { MarketFiguresAnswer } from 'shared-kit/contract/market-figures';
import { useText } from '../text.ts';
import type { Answer } from './answer.ts';
import styles from './market-figures.module.css';
import { noFigureYet } from './use-market.ts';
import { useNumberText } from './use-number-text.ts';

type Figure = Readonly<{ key: string; value: string; meaning: string }>;

/** Who trades here and how fast, in three figures; figures too small to show are left out. */
export function MarketFigures({ figures }: { figures: Answer<MarketFiguresAnswer> }) {
  const shown = useFigures(figures);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.root} aria-busy={figures.state === 'pending' || undefined}>
      {shown.map(({ key, value, meaning }) => (
        <div key={key}>
          <dt>{meaning}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFigures({ state, data }: Answer<MarketFiguresAnswer>): readonly Figure[] {
  const t = useText();
  const numberText = useNumberText();
  if (state === 'missing') return [];
  const { makers = 0, countries = 2, readySoon = 0, soonWeeks = 4, banks = 0 } = data ?? {};
  const all = [
    {
      key: 'makers',
      count: makers,
      meaning: t('figures.makers', {
        count: countries,
        countries: data ? countries : noFigureYet,
      }),
    },
    { key: 'soon', count: readySoon, meaning: t('figures.soon', { weeks: soonWeeks }) },
    { key: 'banks', count: banks, meaning: t('figures.banks') },
  ];
  return all
    .filter(({ count }) => !data || count > 1)
    .map(({ key, count, meaning }) => ({ key, meaning, value: data ? numberText(count) : noFigureYet }));
}
