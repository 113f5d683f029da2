import { publicConfig } from 'shared-kit/shell';
import { BankIcon, DeliveryIcon, SearchIcon } from 'shared-kit/ui';
import drawings from '../../art/landings.drawing.ts';

import { FactTable } from '../../landing/fact-table.tsx';
import { Landing } from '../../landing/landing.tsx';
import { Points } from '../../landing/points.tsx';
import { MarketFigures } from '../../market/market-figures.tsx';
import { useMarketFigures } from '../../market/use-market.ts';
import { useText } from './messages/text.ts';

const points = [
  { key: 'buy', icon: SearchIcon },
  { key: 'sell', icon: DeliveryIcon },
  { key: 'finance', icon: BankIcon },
] as const;
const rows = ['construction', 'width', 'weight', 'finish', 'lead'] as const;

/** For mills, which buy machines and sell cloth. */
export default function TextileManufacturerPage() {
  const t = useText();
  return (
    <Landing
      label={t('mill.label')}
      title={t('mill.title')}
      lede={t('mill.lede')}
      next={{ to: publicConfig().registerPath, text: t('mill.next') }}
      look={{ to: '/shop?category=machinery', text: t('mill.look') }}
      drawing={{
        files: drawings.mill,
        alt: t('mill.drawing'),
        model: t('mill.model'),
      }}
      figures={<MarketFigures figures={useMarketFigures()} />}
    >
      <Points
        title={t('mill.points')}
        points={points.map(({ key, icon }) => ({
          icon,
          name: t(`mill.point.${key}`),
          text: t(`mill.text.${key}`),
        }))}
      />
      <FactTable
        title={t('mill.rows')}
        heads={{ term: t('mill.rows.term'), detail: t('mill.rows.detail') }}
        facts={rows.map((row) => ({ term: t(`mill.row.${row}`), detail: t(`mill.row-text.${row}`) }))}
      />
    </Landing>
  );
}
