import type { CompanyCheck } from 'shared-kit/contract/checks';
import { lacksPostalCode } from 'shared-kit/contract/companies';
import type { Company, CompanyAddress } from '../../companies/index.ts';
import { found } from './finding.ts';
import { freeMailDomains } from './free-mail.ts';

type Person = Readonly<{ email: string; isProved: boolean }>;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The domains of a company's people, without those where anybody may have an address. */
export const ownDomains = (people: readonly Pick<Person, 'email'>[]): string[] =>
  [...new Set(people.map(({ email }) => domainOf(email)))].filter((it) => !freeMailDomains.has(it));

export function checkAddress(seat: CompanyAddress | null): CompanyCheck {
  if (!seat) return found('address', 'no-address');
  const compared = [seat.line1, seat.postalCode, seat.city, seat.country];
  if (lacksPostalCode(seat.country, seat)) return found('address', 'no-postal-code', { compared });
  return found('address', 'complete', { compared });
}

export function checkMail(people: readonly Person[]): CompanyCheck {
  const proved = people.filter(({ isProved }) => isProved);
  const compared = (proved.length > 0 ? proved : people).map(({ email }) => email);
  return found('mail-confirmed', proved.length > 0 ? 'confirmed' : 'unconfirmed', { compared });
}

/** The host of the company's website without `www.`; null where none is stated, or none can be read. */
function hostOf({ website }: Pick<Company, 'website'>): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '');
}

/** Whether the people write from where the company is found; one of them is enough. */
export function checkMailDomain(company: Pick<Company, 'website'>, people: readonly Person[]): CompanyCheck {
  const domains = [...new Set(people.map(({ email }) => domainOf(email)))];
  const own = ownDomains(people);
  const host = hostOf(company);
  const compared = [...domains, host];
  if (domains.length > 0 && own.length === 0) return found('mail-domain', 'free-mail', { compared });
  if (host === null) return found('mail-domain', 'no-website', { compared });
  const isSame = own.some((it) => it === host || host.endsWith(`.${it}`) || it.endsWith(`.${host}`));
  return found('mail-domain', isSame ? 'same-domain' : 'other-domain', { compared });
}
