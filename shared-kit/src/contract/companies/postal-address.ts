import { needsPostalCode } from './company-facts.ts';

/** An address within its country. Pages load these facts without the schema, `api/address.ts`. */
type PostalAddress = Readonly<{
  line1: string;
  line2: string | null;
  postalCode: string | null;
  city: string;
  region: string | null;
}>;

export const addressLineNames = [
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
] as const satisfies readonly (keyof PostalAddress)[];

/** The most characters of each line. */
export const addressLengths = {
  label: 60,
  line1: 120,
  line2: 120,
  postalCode: 12,
  city: 80,
  region: 80,
} as const;

export const lacksPostalCode = (
  country: string,
  { postalCode }: Pick<PostalAddress, 'postalCode'>,
): boolean => needsPostalCode(country) && !postalCode?.trim();

const joined = (parts: readonly (string | null)[], by: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(by);

/** An address as it is written: the street, then the town. */
export const streetOf = ({ line1, line2 }: Pick<PostalAddress, 'line1' | 'line2'>): string =>
  joined([line1, line2], ', ');
export const townOf = ({
  postalCode,
  city,
  region,
}: Pick<PostalAddress, 'postalCode' | 'city' | 'region'>): string =>
  joined([joined([postalCode, city], ' '), region], ', ');
