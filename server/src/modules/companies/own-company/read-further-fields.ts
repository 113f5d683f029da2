import { bareLei, isLei } from 'shared-kit/contract/checks';
import { type FurtherField, furtherFieldNames } from 'shared-kit/contract/companies';
import { tableOf } from 'shared-kit/contract/tables';

type Typed = Readonly<Record<FurtherField, string | null>>;
/** The value as it is stored, or what is wrong with what was typed. */
type Reading = Readonly<{ value: string } | { fault: 'format' | 'check-digit' }>;
type Fault = Readonly<{ name: FurtherField; fault: 'format' | 'check-digit' }>;

const readers: Readonly<Record<FurtherField, (typed: string) => Reading>> = {
  website: readSite,
  lei: readLei,
};

/** The fields as they are stored, and what is wrong with what was typed. */
export function readFurtherFields(typed: Typed): Readonly<{ facts: Typed; faults: readonly Fault[] }> {
  // The given object has other fields too, which must not come along.
  const facts = { ...tableOf(furtherFieldNames, (name) => typed[name]) };
  const faults: Fault[] = [];
  for (const name of furtherFieldNames) {
    const text = typed[name];
    if (text === null) continue;
    const reading = readers[name](text);
    if ('fault' in reading) faults.push({ name, fault: reading.fault });
    else facts[name] = reading.value;
  }
  return { facts, faults };
}

/** An address on the web, with its protocol. */
function readSite(typed: string): Reading {
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return { fault: 'format' };
  const { hostname, href, username } = new URL(text);
  const isSite = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && /[a-z]/.test(hostname) && username === '';
  return isSite ? { value: href.replace(/\/$/, '') } : { fault: 'format' };
}

function readLei(typed: string): Reading {
  const value = bareLei(typed);
  if (isLei(value)) return { value };
  return { fault: /^[A-Z0-9]{18}\d{2}$/.test(value) ? 'check-digit' : 'format' };
}
