import { splitLocale } from 'shared-kit/contract/languages';
import type { OwnCompany } from 'shared-kit/contract/my-company';
import type { Session } from 'shared-kit/contract/session';
import { fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import ProfilePage from '../profile-page.tsx';

export const person = {
  name: 'Deniz Aksoy',
  email: 'deniz@example.com',
  locale: 'en',
  newEmail: null,
  hasPassword: true,
};
export const member = (id: string, role: string, isYou = false) => ({
  id,
  name: `${id} Kaya`,
  email: `${id}@mill.example`,
  role,
  isYou,
});
export const company: OwnCompany = {
  kind: 'textile-manufacturer',
  legalForm: 'company',
  legalName: 'Çağlayan Dokuma A.Ş.',
  brandName: 'Çağlayan',
  country: 'TR',
  city: 'Bursa',
  taxNumber: '4540536920',
  taxOffice: 'Çekirge',
  mersisNumber: null,
  website: null,
  lei: null,
  verification: 'approved',
  verificationReason: null,
  mayAppeal: false,
  reVerificationDue: null,
  discountLimit: null,
  approvalLimit: { amount: '250000.00', currency: 'EUR' },
  addresses: [
    {
      id: 'seat',
      kind: 'registered',
      label: null,
      line1: 'OSB 4. Cadde 12',
      line2: null,
      postalCode: '16140',
      city: 'Bursa',
      region: 'Nilüfer',
      country: 'TR',
      isDefaultDelivery: true,
    },
  ],
};
const invitation = {
  id: 'inv',
  email: 'new@mill.example',
  role: 'member',
  expiresAt: '2026-11-28T10:00:00Z',
  hasExpired: false,
};
const sessionsAnswer = {
  sessions: [
    {
      id: 'this',
      isThis: true,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
      country: 'TR',
      beganAt: '2026-11-20T10:00:00Z',
      lastUsedAt: '2026-11-20T10:00:00Z',
    },
    {
      id: 'other',
      isThis: false,
      userAgent: null,
      country: null,
      beganAt: '2026-11-20T10:00:00Z',
      lastUsedAt: '2026-11-20T10:00:00Z',
    },
  ],
};
export const owner: Session = {
  user: { ...testSession.user, companyRole: 'owner' as const },
  secure: { ...testSession.secure, companyId: 'c', companyName: 'Çağlayan' },
};
export const plainMember: Session = { ...owner, user: { ...owner.user, companyRole: 'member' as const } };

/** The network as an owner of a company sees it. */
export const profileNetwork = () =>
  fakeNetwork({
    '/api/profile': () => ({ body: person }),
    '/api/company/owners': () => ({ body: { owners: [] } }),
    '/api/profile/sessions': () => ({ body: sessionsAnswer }),
    '/api/profile/notifications': () => ({
      body: { quotes: true, financing: true, verification: true, reminders: false },
    }),
    '/api/company': () => ({ body: company }),
    '/api/company/staff-cases': () => ({ body: { cases: [] } }),
    '/api/company/bank-account': () => ({ body: { inForce: null, pending: null } }),
    '/api/company/audit': () => ({ body: { entries: [], next: null } }),
    '/api/company/members': () => ({
      body: { members: [member('ada', 'owner', true), member('can', 'member')], invitations: [invitation] },
    }),
    '/api/_auth/session': () => ({ body: owner }),
  });

type ProfileOptions = Readonly<{ session?: Session; prefix?: string }>;

export function openProfile(section: string, { session = owner, prefix = '' }: ProfileOptions = {}) {
  const path = `${prefix}/profile?section=${section}`;
  const host = splitLocale(path).locale === 'tr' ? tr : en;
  return renderInShell(<ProfilePage />, { path, session, messages: { host } });
}
