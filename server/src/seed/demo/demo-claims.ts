import type { CompanyKey } from './companies.ts';

type DemoClaim = Readonly<{
  company: CompanyKey;
  /** Signs in with the demo password but isn't among the listed accounts. */
  claimant: Readonly<{ name: string; email: string; locale: 'en' | 'tr' }>;
  words: string;
  daysAgo: number;
  /** Its owner says so half a day later; null: has not answered. */
  opinion: 'agree' | 'object' | null;
}>;

/** Claims that wait for the staff: one whose owner is still asked, and one that may be granted. */
export const demoClaims: readonly DemoClaim[] = [
  {
    company: 'nordhav',
    claimant: { name: 'Oskar Nyström', email: 'oskar@nordhav.example', locale: 'en' },
    words: 'I took over purchasing for towels in October. Maja Lindqvist knows me.',
    daysAgo: 4,
    opinion: 'agree',
  },
  {
    company: 'karaova',
    claimant: { name: 'Gamze Ilgaz', email: 'gamze@karaova.example', locale: 'tr' },
    words: 'Karaova’da satın alma uzmanıyım. Müdürüm Deniz Aksoy.',
    daysAgo: 2,
    opinion: null,
  },
];
