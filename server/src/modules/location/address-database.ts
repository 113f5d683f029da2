import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'maxmind';
import { isCountry } from 'shared-kit/contract';

/** Merged from the registries' delegation files; CC BY 4.0, by the Number Resource Organization (nro.net). */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
/** What a socket that listens on both families calls an IPv4 address. */
const mappedPrefix = /^::ffff:(?=\d+\.)/i;

export type AddressDatabase = Readonly<{
  /** ISO 3166-1 alpha-2, or null for private networks, unknown ranges and what is no address. */
  countryOf: (address: string) => string | null;
  /** ISO date on which the database was made. */
  date: string;
}>;

let opened: Promise<AddressDatabase> | null = null;

/** Opens the shipped database, once for the process: it is read-only and some 8 MB. */
export const addressDatabase = (): Promise<AddressDatabase> => {
  opened ??= open();
  return opened;
};

async function open(): Promise<AddressDatabase> {
  const path = createRequire(import.meta.url).resolve(file);
  const reader = new Reader<CountryResponse>(await readFile(path));
  return {
    countryOf: (address) => {
      const country = countryCode(find(reader, address.replace(mappedPrefix, '')));
      return isCountry(country) ? country : null;
    },
    date: reader.metadata.buildEpoch.toISOString().slice(0, 10),
  };
}

/** The reader throws on what is no address, which a proxy's header may well be. */
function find(reader: { get: (address: string) => unknown }, address: string): unknown {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}

/** This family of databases has rows of its own shape: `{ country_code }`. */
const countryCode = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'country_code' in row ? row.country_code : null;
