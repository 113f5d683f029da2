import { BankIcon, GlobeIcon, ReplyIcon } from 'shared-kit/ui';
import drawings from '../../art/landings.drawing.ts';

import { FactTable } from '../../landing/fact-table.tsx';
import { Landing } from '../../landing/landing.tsx';
import { Points } from '../../landing/points.tsx';
import { MarketFigures } from '../../market/market-figures.tsx';
import { useMarketFigures } from '../../market/use-market.ts';
import { useText } from './text.ts';

const points = [
  { key: 'name', icon: GlobeIcon },
  { key: 'record', icon: ReplyIcon },
  { key: 'neutral', icon: BankIcon },
] as const;
const rows = ['buyers', 'makers', 'banks', 'providers'] as const;

/** Who stands behind the market, whom it is for, and how large it is. */
export default function AboutUsPage() {
  const t = useText();
  // messages: about.point.* about.text.* about.row.* about.row-text.*
  return (
    <Landing
      label={t('about.label')}
      title={t('about.title')}
      lede={t('about.lede')}
      next={{ to: '/contact-us', text: t('about.next') }}
      look={{ to: '/shop', text: t('about.look') }}
      drawing={{
        files: drawings.about,
        alt: t('about.drawing'),
        model: t('about.model'),
      }}
      figures={<MarketFigures figures={useMarketFigures()} />}
    >
      <Points
        title={t('about.points')}
        points={points.map(({ key, icon }) => ({
          icon,
          name: t(`about.point.${key}`),
          text: t(`about.text.${key}`),
        }))}
      />
      <FactTable
        title={t('about.rows')}
        heads={{ term: t('about.rows.term'), detail: t('about.rows.detail') }}
        facts={rows.map((row) => ({ term: t(`about.row.${row}`), detail: t(`about.row-text.${row}`) }))}
      />
    </Landing>
  );
}
