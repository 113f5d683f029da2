import type { DemoCompany } from './demo-company.ts';

/**
 * A number with a valid check digit, different for each position. Null for countries whose demo companies state none.
 */
export function demoTaxNumber({ country }: Pick<DemoCompany, 'country'>, position: number): string | null {
  if (country === 'TR') return turkish(`4${String(position).padStart(3, '0')}70315`.slice(0, 9));
  if (country === 'SE') return `SE${swedish(`5567${String(position).padStart(3, '0')}28`)}01`;
  return null;
}

/** Nine digits and the check digit of a vergi kimlik numarası. */
export function turkish(digits: string): string {
  const sum = [...digits].reduce((before, digit, at) => {
    const moved = (Number(digit) + 9 - at) % 10;
    return before + (moved === 9 ? 9 : (moved * 2 ** (9 - at)) % 9);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Nine digits and the Luhn digit of an organisation number. */
export function swedish(digits: string): string {
  const sum = [...digits].reduce((before, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return before + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
