import { bareLei, isLei } from 'shared-kit/contract/checks';
import type { CompanyInput } from 'shared-kit/contract/my-company';

type Reach = Readonly<{ website: string | null; lei: string | null }>;
type Fault = Readonly<{ name: keyof Reach; fault: 'format' | 'check-digit' }>;

/** Website and legal entity identifier as they are stored, and what is wrong with what was typed. */
export function readReach({ website, lei }: Pick<CompanyInput, 'website' | 'lei'>): {
  facts: Reach;
  faults: readonly Fault[];
} {
  const facts = { website: website && siteOf(website), lei: lei && bareLei(lei) };
  const faults: Fault[] = [];
  if (website && facts.website === null) faults.push({ name: 'website', fault: 'format' });
  if (facts.lei !== null && !isLei(facts.lei)) {
    const isWritten = /^[A-Z0-9]{18}\d{2}$/.test(facts.lei);
    faults.push({ name: 'lei', fault: isWritten ? 'check-digit' : 'format' });
  }
  return { facts, faults };
}

/** An address on the web with its protocol; null if it is none. */
function siteOf(typed: string): string | null {
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const { hostname, href, username } = new URL(text);
  const isSite = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && /[a-z]/.test(hostname) && username === '';
  return isSite ? href.replace(/\/$/, '') : null;
}
