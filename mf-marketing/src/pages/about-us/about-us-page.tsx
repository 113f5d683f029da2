import { publicConfig } from 'shared-kit/shell';
import { BankIcon, GlobeIcon } from 'shared-kit/ui';
import drawings from '../../art/landings.drawing.ts';
import { RevisionIcon } from '../../icons.sprite.ts';

import { FactTable } from '../../landing/fact-table.tsx';
import { Landing } from '../../landing/landing.tsx';
import { Points } from '../../landing/points.tsx';
import { MarketFigures } from '../../market/market-figures.tsx';
import { useMarketFigures } from '../../market/use-market.ts';
import { useText } from './messages/text.ts';

const points = [
  { key: 'name', icon: GlobeIcon },
  { key: 'record', icon: RevisionIcon },
  { key: 'neutral', icon: BankIcon },
] as const;
const rows = ['mills', 'retailers', 'makers', 'banks', 'providers'] as const;
const pages = {
  mills: '/textile-manufacturer',
  retailers: '/retailer',
  makers: '/machinery-manufacturer',
  banks: '/financing',
} as const;

/** Who runs the market, for whom it is, and its size. */
export default function AboutUsPage() {
  const t = useText();
  const wayOf = { ...pages, providers: publicConfig().registerPath };
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
        view: 'side',
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
        heads={{ term: t('about.rows.term'), detail: t('about.rows.detail'), way: t('about.rows.next') }}
        facts={rows.map((row) => ({
          term: t(`about.row.${row}`),
          detail: t(`about.row-text.${row}`),
          way: { to: wayOf[row], text: t(`about.to.${row}`) },
        }))}
      />
    </Landing>
  );
}
