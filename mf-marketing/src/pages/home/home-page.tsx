import { publicConfig } from 'shared-kit/shell';
import { useMarketFigures, useProductCounts } from '../../market/use-market.ts';
import { useText } from '../../text.ts';
import { ClothRow } from './cloth/cloth-row.tsx';
import { Hero } from './hero/hero.tsx';
import styles from './home-page.module.css';
import { Audiences } from './offer/audiences.tsx';
import { QuoteSteps } from './offer/quote-steps.tsx';
import { ProcessGrid } from './processes/process-grid.tsx';

/** The home page. Every figure is counted; unknown ones are left out, never guessed. */
export default function HomePage() {
  const t = useText();
  const figures = useMarketFigures();
  const counts = useProductCounts();
  return (
    <div className={styles.root}>
      <title>{`${t('home.tab')} · ${publicConfig().brandName}`}</title>
      <Hero figures={figures} counts={counts} />
      <ProcessGrid counts={counts} />
      <ClothRow counts={counts} />
      <QuoteSteps />
      <Audiences />
    </div>
  );
}
