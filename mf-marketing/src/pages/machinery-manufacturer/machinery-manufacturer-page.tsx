import { publicConfig } from 'shared-kit/shell';
import { BankIcon } from 'shared-kit/ui';
import drawings from '../../art/landings.drawing.ts';
import { DocumentIcon, RevisionIcon } from '../../icons.sprite.ts';
import { FactTable } from '../../landing/fact-table.tsx';
import { Landing } from '../../landing/landing.tsx';
import { Points } from '../../landing/points.tsx';
import { MarketFigures } from '../../market/market-figures.tsx';
import { useMarketFigures } from '../../market/use-market.ts';
import { useText } from './messages/text.ts';

const points = [
  { key: 'catalogue', icon: DocumentIcon },
  { key: 'revisions', icon: RevisionIcon },
  { key: 'finance', icon: BankIcon },
] as const;
const rows = ['legal-name', 'tax', 'registry', 'address', 'check'] as const;

/** For makers of machines: what the market does for them, and what registering takes. */
export default function MachineryManufacturerPage() {
  const t = useText();
  return (
    <Landing
      label={t('machinery.label')}
      title={t('machinery.title')}
      lede={t('machinery.lede')}
      next={{ to: publicConfig().registerPath, text: t('machinery.next') }}
      look={{ to: '/shop?category=machinery', text: t('machinery.look') }}
      drawing={{
        files: drawings.machinery,
        alt: t('machinery.drawing'),
        model: t('machinery.model'),
      }}
      figures={<MarketFigures figures={useMarketFigures()} />}
    >
      <Points
        title={t('machinery.points')}
        points={points.map(({ key, icon }) => ({
          icon,
          name: t(`machinery.point.${key}`),
          text: t(`machinery.text.${key}`),
        }))}
      />
      <FactTable
        title={t('machinery.rows')}
        heads={{ term: t('machinery.rows.term'), detail: t('machinery.rows.detail') }}
        facts={rows.map((row) => ({
          term: t(`machinery.row.${row}`),
          detail: t(`machinery.row-text.${row}`),
        }))}
      />
    </Landing>
  );
}
