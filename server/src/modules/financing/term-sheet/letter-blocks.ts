import type { LetterTerms } from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { dayText, facts, heading, noted, percentText, sumText } from '../../quotes/index.ts';
import { lineList } from './line-list.ts';
import { say } from './words.ts';

/** Everything that a letter of credit states. It has no schedule. */
export function letterBlocks(terms: LetterTerms, locale: Locale): readonly PdfBlock[] {
  const { currency, payment, commissions, conditions } = terms;
  const day = (iso: string) => dayText(new Date(iso), locale);
  const paid =
    payment.kind === 'sight'
      ? say(locale, 'letter.sight')
      : say(locale, `letter.after-${payment.from}`, { count: payment.days });
  return [
    heading(say(locale, 'terms')),
    facts([
      [say(locale, 'product'), say(locale, 'product.letter-of-credit')],
      [say(locale, 'letter.amount'), sumText(terms.amount, currency)],
      [say(locale, 'letter.tolerance'), `± ${percentText(terms.tolerancePercent, locale)}`],
      [say(locale, 'letter.payment'), paid],
      [say(locale, 'letter.expiry'), `${day(terms.expiresOn)}, ${terms.expiryPlace}`],
      [say(locale, 'letter.shipment'), day(terms.latestShipmentOn)],
      [say(locale, 'letter.presentation'), say(locale, 'letter.days', { count: terms.presentationDays })],
      [say(locale, 'letter.confirmation'), say(locale, `letter.confirmation.${terms.confirmation}`)],
    ]),
    ...lineList(say(locale, 'letter.documents'), terms.documents),
    ...lineList(
      say(locale, 'letter.commissions'),
      commissions.map(({ kind, of, per, paidBy }) =>
        [
          say(locale, `letter.commission.${kind}`),
          of.kind === 'percent' ? percentText(of.percent, locale) : sumText(of.amount, currency),
          say(locale, `letter.per.${per}`),
          say(locale, `letter.by.${paidBy}`),
        ].join(', '),
      ),
    ),
    ...lineList(
      say(locale, 'conditions'),
      conditions.map(
        ({ text, gate }) => `${text} (${say(locale, gate === 'contract' ? 'letter.gate' : 'gate.later')})`,
      ),
    ),
    ...noted(say(locale, 'collateral'), terms.collateral),
    ...noted(say(locale, 'words'), terms.words),
  ];
}
