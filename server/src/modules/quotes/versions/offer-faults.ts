import { Decimal } from 'decimal.js';
import { dayOf, dayRange } from 'shared-kit/contract/dates';
import {
  guaranteeFaults,
  isPayable,
  milestoneFaults,
  type OfferFault,
  type OfferInput,
} from 'shared-kit/contract/quotes';
import { offerTotals } from './offer-totals.ts';

export type Fault = Readonly<{ path: string; fault: OfferFault }>;

/** The first amount too large for the columns. */
const tooMuch = new Decimal('1e15');

/** Everything missing or wrong that prevents sending the offer. */
export function offerFaultsOf(offer: OfferInput, now: Date): Fault[] {
  return [
    ...lineFaults(offer),
    ...termFaults(offer),
    ...dateFaults(offer, now),
    ...sumFaults(offer),
    ...guaranteeFaults(offer, { total: offerTotals(offer).total, today: dayOf(now) }),
  ];
}

const required = (path: string, isMissing: boolean): Fault[] =>
  isMissing ? [{ path, fault: 'required' }] : [];

function lineFaults({ lines }: OfferInput): Fault[] {
  const keys = lines.map(({ key }) => key);
  return [
    ...required('lines', lines.length === 0),
    ...lines.flatMap(({ key, title, unit, unitPrice }, at): Fault[] => [
      ...required(`lines.${at}.title`, title === ''),
      ...required(`lines.${at}.unit`, unit === ''),
      ...required(`lines.${at}.unitPrice`, unitPrice === null),
      ...(keys.indexOf(key) < at ? [{ path: `lines.${at}.key`, fault: 'duplicate' as const }] : []),
    ]),
  ];
}

function termFaults({ incoterm, freight, leadTimeWeeks, milestones, bankDetails }: OfferInput): Fault[] {
  return [
    ...required('incoterm', incoterm === null),
    ...required('incoterm.place', incoterm?.place === ''),
    ...required('freight', freight === null),
    ...required('leadTimeWeeks', leadTimeWeeks === null),
    ...milestoneFaults(milestones),
    ...(bankDetails && !isPayable(bankDetails)
      ? [{ path: 'bankDetails.iban', fault: 'not-iban' as const }]
      : []),
  ];
}

function dateFaults({ validUntil, financingUntil }: OfferInput, now: Date): Fault[] {
  const faultOf = (path: 'validUntil' | 'financingUntil', day: string | null): Fault[] => {
    if (day === null) return [];
    const { first, last } = dayRange(`offer.${path}`, dayOf(now));
    if (day < first) return [{ path, fault: 'in-the-past' }];
    return day > last ? [{ path, fault: 'too-far' }] : [];
  };
  return [...faultOf('validUntil', validUntil), ...faultOf('financingUntil', financingUntil)];
}

function sumFaults(offer: OfferInput): Fault[] {
  const { perLine, discount, total } = offerTotals(offer);
  const amounts = [...perLine, offer.freight, discount].flatMap((it) => it ?? []);
  if (amounts.some((it) => tooMuch.lessThan(it)) || (total !== null && tooMuch.lessThan(total)))
    return [{ path: 'lines', fault: 'too-large' }];
  return total?.startsWith('-') ? [{ path: 'discount', fault: 'negative-total' }] : [];
}
