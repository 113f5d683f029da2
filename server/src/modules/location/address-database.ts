import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'maxmind';
import { isCountry } from 'shared-kit/contract/regions';

/** Merged from the registries' delegation files; CC BY 4.0, by the Number Resource Organization (nro.net). */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
/** Prefix of an IPv4 address on a socket that listens on both families. */
const mappedPrefix = /^::ffff:(?=\d+\.)/i;

export type AddressDatabase = Readonly<{
  /** ISO 3166-1 alpha-2; null for private networks, unknown ranges and invalid addresses. */
  countryOf: (address: string) => string | null;
  /** ISO date of the database. */
  date: string;
}>;

let opened: Promise<AddressDatabase> | null = null;

/** Opens the shipped database once per process: it is read-only and about 8 MB. */
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

/** The reader throws on invalid addresses, which a proxy's header may contain. */
function find(reader: { get: (address: string) => unknown }, address: string): unknown {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}

/** Rows of this family of databases look like `{ country_code }`. */
const countryCode = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'country_code' in row ? row.country_code : null;
