import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { dayInWords } from './consent.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

type Rule = 'foreign-currency-limited' | 'approval-of-foreign-loans' | 'registration-of-foreign-loans';
/** ISO 3166-1 alpha-2, the rule, where it stands, and the day on which it was last checked. */
type ResidenceRule = Readonly<{ country: string; rule: Rule; source: string; checkedOn: string }>;

/**
 * Where residents may not freely borrow in a foreign currency, or from abroad. General knowledge, which an operator may
 * change; it warns and never refuses.
 */
const residenceRules: readonly ResidenceRule[] = [
  {
    country: 'TR',
    rule: 'foreign-currency-limited',
    checkedOn: '2026-11-24',
    source: '32 sayılı Karar, md. 17 ve 17/A',
  },
  {
    country: 'IN',
    rule: 'registration-of-foreign-loans',
    checkedOn: '2026-11-24',
    source: 'FEMA (Borrowing and Lending) Regulations 2018',
  },
  {
    country: 'CN',
    rule: 'registration-of-foreign-loans',
    checkedOn: '2026-11-24',
    source: 'SAFE, Measures for Foreign Debt Registration 2013',
  },
  {
    country: 'PK',
    rule: 'registration-of-foreign-loans',
    checkedOn: '2026-11-24',
    source: 'State Bank of Pakistan, Foreign Exchange Manual, ch. 19',
  },
  {
    country: 'BD',
    rule: 'approval-of-foreign-loans',
    checkedOn: '2026-11-24',
    source: 'Bangladesh Bank, Guidelines for Foreign Exchange Transactions 2018, ch. 15',
  },
];

/** What a resident of this country should know before borrowing in these currencies; null: no rule is known. */
export function residenceNote(country: string, locale: Locale): string | null {
  const found = residenceRules.find((it) => it.country === country);
  if (!found) return null;
  const { rule, source, checkedOn } = found;
  return `${say(locale, `residence.${rule}`)} ${say(locale, 'residence.source', { source, day: dayInWords(checkedOn, locale) })}`;
}
