import type { companyRoles } from 'shared-kit/contract/session';
import type { CompanyKey } from './companies.ts';

/** The password of every demo account. It works only in the demo market, which listens on loopback. */
export const demoPassword = 'tezgah-demo-2026';

export type DemoAccount = Readonly<{
  email: string;
  name: string;
  /** `null` for a user who has signed up but has no company yet. */
  company: CompanyKey | null;
  role: (typeof companyRoles)[number] | null;
  isAdmin: boolean;
  locale: 'en' | 'tr';
}>;

const member = (
  email: string,
  name: string,
  company: CompanyKey,
  locale: DemoAccount['locale'] = 'tr',
): DemoAccount => ({ email, name, company, role: 'owner', isAdmin: false, locale });
/** A second person of a company, who is no owner. */
const colleague = (...of: Parameters<typeof member>): DemoAccount => ({ ...member(...of), role: 'member' });
const alone = (email: string, name: string, isAdmin: boolean): DemoAccount => ({
  email,
  name,
  company: null,
  role: null,
  isAdmin,
  locale: 'tr',
});

export const demoAccounts: readonly DemoAccount[] = [
  member('retailer@demo.example', 'Maja Lindqvist', 'nordhav', 'en'),
  member('mill@demo.example', 'Deniz Aksoy', 'karaova'),
  member('machines@demo.example', 'Emre Kaplan', 'altinmekik'),
  member('bank@demo.example', 'Selin Özgür', 'poyraz'),
  member('bank2@demo.example', 'Reto Amsler', 'limmathof', 'en'),
  member('provider@demo.example', 'Aylin Tuna', 'kordonyolu'),
  alone('plain@demo.example', 'Can Ersoy', false),
  alone('admin@demo.example', 'Burak Tan', true),
  // Second people, so that what takes two can be shown.
  alone('admin2@demo.example', 'Ece Yıldırım', true),
  colleague('bank-officer2@demo.example', 'Kerem Aydın', 'poyraz'),
  colleague('bank2-officer2@demo.example', 'Ursina Caduff', 'limmathof', 'en'),
  member('bank3@demo.example', 'Nilgün Erdem', 'turna'),
  colleague('bank3-officer2@demo.example', 'Tolga Şen', 'turna'),
];
