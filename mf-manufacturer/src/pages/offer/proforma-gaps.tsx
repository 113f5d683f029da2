import type { OfferDraftAnswer } from 'shared-kit/contract/quotes';
import { useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';

const words = {
  hsCode: 'offer.lines.hs-code',
  originCountry: 'offer.lines.origin',
  netWeightKg: 'offer.lines.net-weight',
  grossWeightKg: 'offer.lines.gross-weight',
  bankDetails: 'offer.gaps.bank-details',
} as const;

/** Names what the proforma invoice would lack, before the offer is sent. */
export function ProformaGaps({ gaps }: Pick<OfferDraftAnswer, 'gaps'>) {
  const t = useText();
  const locale = useLocale();
  if (gaps.length === 0) return null;
  const listed = new Intl.ListFormat(locale);
  const gapText = ({ name, lines }: OfferDraftAnswer['gaps'][number]) =>
    lines.length === 0
      ? t(words[name])
      : t('offer.gaps.in-lines', {
          what: t(words[name]),
          lines: listed.format(lines.map(String)),
          count: lines.length,
        });
  return (
    <Note tone="warning" title={t('offer.gaps.title')}>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.name}>{gapText(gap)}</li>
        ))}
      </ul>
    </Note>
  );
}
