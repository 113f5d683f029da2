import type { OwnerInput } from 'shared-kit/contract/owners';
import { insertOwners } from '../../modules/owners/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type CompanyKey, demoCompanies } from '../demo/companies.ts';
import { demoApplications } from '../demo/demo-applications.ts';

const names = ['Nuray Demirtaş', 'Kaya Er', 'Elif Özkan', 'Jonas Keller', 'Marta Rossi', 'Deniz Arslan'];

type Seeded = Readonly<{ companies: Readonly<Record<string, string>>; staffId: string; now: string }>;

/** Approved companies and most that wait declared who owns them; the application that lacks a paper lacks that too. */
export async function writeDemoOwners(tx: Tx, { companies, staffId, now }: Seeded): Promise<void> {
  const silent = Object.keys(demoApplications)[0];
  for (const [position, [key, companyId]] of Object.entries(companies).entries()) {
    if (key === silent) continue;
    const { country } = demoCompanies[key as CompanyKey];
    await insertOwners(tx, ownersOf(position, country), {
      companyId,
      declaredBy: staffId,
      at: new Date(now),
    });
  }
}

function ownersOf(position: number, country: string): OwnerInput[] {
  const born = { birthMonth: 1 + (position % 12), birthYear: 1955 + (position % 35) };
  const person = (at: number) => ({
    ...born,
    name: names[(position + at) % names.length] ?? '',
    isExposed: false,
    nationality: country,
    residence: country,
    ground: 'shares' as const,
    words: null,
  });
  return [
    { ...person(0), share: '60' },
    { ...person(1), share: '40' },
  ];
}
