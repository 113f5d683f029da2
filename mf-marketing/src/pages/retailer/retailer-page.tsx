import { publicConfig } from 'shared-kit/shell';
import { ClockIcon, VerifiedIcon } from 'shared-kit/ui';
import drawings from '../../art/landings.drawing.ts';
import { DocumentIcon } from '../../icons.sprite.ts';
import { FactTable } from '../../landing/fact-table.tsx';
import { Landing } from '../../landing/landing.tsx';
import { Points } from '../../landing/points.tsx';
import { MarketFigures } from '../../market/market-figures.tsx';
import { useMarketFigures } from '../../market/use-market.ts';
import { useText } from './messages/text.ts';

const points = [
  { key: 'source', icon: VerifiedIcon },
  { key: 'ask', icon: DocumentIcon },
  { key: 'follow', icon: ClockIcon },
] as const;
const rows = ['minimum', 'tiers', 'currency', 'incoterm', 'sample'] as const;

/** For buyers of cloth by the metre and home textiles by the set. */
export default function RetailerPage() {
  const t = useText();
  return (
    <Landing
      label={t('retailer.label')}
      title={t('retailer.title')}
      lede={t('retailer.lede')}
      next={{ to: publicConfig().registerPath, text: t('retailer.next') }}
      look={{ to: '/shop?category=textiles', text: t('retailer.look') }}
      drawing={{
        files: drawings.retailer,
        alt: t('retailer.drawing'),
        model: t('retailer.model'),
      }}
      figures={<MarketFigures figures={useMarketFigures()} />}
    >
      <Points
        title={t('retailer.points')}
        points={points.map(({ key, icon }) => ({
          icon,
          name: t(`retailer.point.${key}`),
          text: t(`retailer.text.${key}`),
        }))}
      />
      <FactTable
        title={t('retailer.rows')}
        heads={{ term: t('retailer.rows.term'), detail: t('retailer.rows.detail') }}
        facts={rows.map((row) => ({ term: t(`retailer.row.${row}`), detail: t(`retailer.row-text.${row}`) }))}
      />
    </Landing>
  );
}
