import type { OfferFault } from 'shared-kit/contract/quotes';
import { isNameOf } from 'shared-kit/contract/tables';
import type { useText } from '../text.ts';

const named = {
  title: 'offer.lines.title-field',
  unit: 'offer.lines.unit',
  unitPrice: 'offer.lines.unit-price',
  lines: 'offer.lines.title',
  incoterm: 'offer.terms.incoterm',
  place: 'offer.terms.incotermPlace',
  freight: 'offer.terms.freight',
  discount: 'offer.terms.discount',
  leadTimeWeeks: 'offer.terms.leadTimeWeeks',
  milestones: 'offer.payment.title',
  days: 'offer.payment.days',
  validUntil: 'offer.payment.valid-until',
  financingUntil: 'offer.payment.financing-until',
  iban: 'offer.payment.iban',
  issuer: 'offer.guarantee.issuer',
  amount: 'offer.guarantee.amount',
  until: 'offer.guarantee.until',
} as const;

/** `lines.2.unitPrice`, `required`: "Line 3, unit price: is missing". */
export function faultText(path: string, fault: OfferFault, t: ReturnType<typeof useText>): string {
  const [group, at] = path.split('.');
  const last = path.split('.').at(-1) ?? '';
  const field = isNameOf(named, last) ? t(named[last]) : path;
  const place =
    group === 'lines' && at !== undefined ? `${t('offer.lines.line', { number: Number(at) + 1 })}, ` : '';
  return `${place}${field}: ${t(`offer.fault.${fault}`)}`;
}
