import type { MarketFiguresAnswer } from 'shared-kit/contract/market-figures';
import { Heading, Text } from 'shared-kit/ui';
import type { Answer } from '../../../market/answer.ts';
import { MarketFigures } from '../../../market/market-figures.tsx';
import { noFigureYet, type ProductCounts } from '../../../market/use-market.ts';
import { useNumberText } from '../../../market/use-number-text.ts';
import { useText } from '../../../text.ts';
import styles from './hero.module.css';
import { HeroLoom } from './hero-loom.tsx';
import { HeroSearch } from './hero-search.tsx';

type HeroProps = { figures: Answer<MarketFiguresAnswer>; counts: Answer<ProductCounts> };

export function Hero({ figures, counts }: HeroProps) {
  const t = useText();
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading level={1} look="display" className={styles.title}>
          {t('home.title')}
        </Heading>
        <Text look="lede" className={styles.lede}>
          {useLede({ figures, counts })}
        </Text>
        <HeroSearch />
        <MarketFigures figures={figures} />
      </div>
      <HeroLoom looms={figures.state === 'missing' ? null : (figures.data?.looms ?? 'pending')} />
    </div>
  );
}

/** Includes the market's size once known, if it is large enough. */
function useLede({ figures, counts }: HeroProps): string {
  const t = useText();
  const numberText = useNumberText();
  const sizes = {
    machines: counts.data?.get('machinery') ?? 0,
    textiles: counts.data?.get('textiles') ?? 0,
    makers: figures.data?.makers ?? 0,
  };
  const isKnown = figures.state === 'known' && counts.state === 'known';
  const isMissing = figures.state === 'missing' || counts.state === 'missing';
  if (isMissing || (isKnown && Object.values(sizes).some((it) => it < 2))) return t('home.lede');
  const shown = (size: number) => (isKnown ? numberText(size) : noFigureYet);
  return t('home.lede-counted', {
    machines: shown(sizes.machines),
    textiles: shown(sizes.textiles),
    makers: shown(sizes.makers),
  });
}
