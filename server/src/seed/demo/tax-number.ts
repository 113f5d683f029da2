import { readTaxFacts } from 'shared-kit/tax-number';
import type { DemoCompany } from './demo-company.ts';

/** Numbers as the countries write them; each `#` is a digit. */
const forms: Readonly<Record<string, string>> = {
  BE: 'BE04########',
  CH: 'CHE-1##.###.###',
  CN: '9133#########MA##',
  DE: 'DE8########',
  ES: 'ESB6#######',
  FR: 'FR##404######',
  IN: '33AAC######1ZQ',
  IT: 'IT02#########',
  JP: '#############',
  KR: '###-81-#####',
  PT: 'PT50#######',
  SE: 'SE5567######01',
  TR: '4#########',
  TW: '########',
};

/** The first number from a company's own place on that the market takes. Null for a country without a form here. */
export function demoTaxNumber({ country }: Pick<DemoCompany, 'country'>, position: number): string | null {
  const form = forms[country];
  if (!form) return null;
  const places = form.split('#').length - 1;
  const last = 10 ** Math.min(places, 6);
  for (let digits = (position * 70_315) % last; ; digits += 1) {
    const filled = String(digits % last).padStart(places, '1');
    let at = 0;
    const typed = { taxNumber: form.replace(/#/g, () => filled[at++] ?? ''), taxOffice: 'Merkez' };
    const { facts, faults } = readTaxFacts({ country, legalForm: 'company' }, typed);
    if (faults.length === 0) return facts.taxNumber;
  }
}
