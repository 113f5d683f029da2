import type { PanelProps } from 'shared-kit/contract/slots';
import { Text } from 'shared-kit/ui';
import { BuyersPanel } from './buyers-panel.tsx';
import { useText } from './messages/text.ts';
import { PanelSheet } from './panel-sheet.tsx';
import { StaffPanel } from './staff-panel.tsx';

/** How the financing of a quote stands, for whoever reads the quote. All of it is on a page of its own. */
export default function QuoteFinancingPanel({ quote, level }: PanelProps<'quote.aside'>) {
  const t = useText();
  const { id, viewer, hasOffer, financedBy } = quote;
  if (viewer === 'buyer') return hasOffer && <BuyersPanel quoteId={id} level={level} />;
  if (viewer === 'staff') return hasOffer && <StaffPanel quoteId={id} level={level} />;
  if (!financedBy) return null;
  const bank = financedBy.brandName ?? financedBy.name;
  return (
    <PanelSheet quoteId={id} title={t('quote-panel.title')} level={level} action={t('quote-panel.open')}>
      <Text as="p">
        {t(financedBy.role === 'issuer' ? 'quote-panel.letter' : 'quote-panel.pays', { bank })}
      </Text>
    </PanelSheet>
  );
}
