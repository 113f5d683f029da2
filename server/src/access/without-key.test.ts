import { describe, expect, it } from '@jest/globals';
import { namesOf } from 'shared-kit/contract/tables';
import { declared } from './testing/declared.ts';

/** Endpoints that change something without an idempotency key, by why a repeated request does no harm. */
const harmless = {
  'changes nothing': [
    'POST /api/manufacturer/product-edits/preview',
    'POST /api/cart/quick-add/preview',
    'POST /api/auth/check-reset-link',
    'POST /api/auth/look-at-invitation',
    'POST /api/quotes/prices',
    'POST /api/seals/check',
  ],
  'says how something is from now on, so a repeat says the same': [
    'POST /api/profile',
    'POST /api/profile/password',
    'POST /api/profile/notifications',
    'POST /api/notifications/read',
    'POST /api/bank/rates',
    'PATCH /api/cart/lines/{id}',
    'PATCH /api/manufacturer/products/{id}/datasheets/{datasheet}',
    'PUT /api/manufacturer/imports/{id}/table',
    'POST /api/company',
    'POST /api/company/members/{id}/role',
    'POST /api/company/addresses/{id}',
    'POST /api/company/addresses/{id}/default',
    'POST /api/company/approval-limit',
    'POST /api/company/discount-limit',
    'POST /api/company/owners',
    'POST /api/admin/verification/{id}/assignment',
    'POST /api/admin/verification/{id}/risk',
  ],
  'can be done once, and a repeat is refused or finds it done': [
    'POST /api/admin/releases/{area}/tokens/{id}/revocation',
    'POST /api/auth/confirm-email',
    'POST /api/auth/reset-password',
    'POST /api/auth/login-token',
    'POST /api/auth/accept-invitation',
    'POST /api/cart/lines/{id}/restore',
    'PUT /api/products/{id}/view',
    'POST /api/company/appeal',
    'POST /api/company/resubmission',
    'POST /api/registration',
    'POST /api/registration/company',
    'PUT /api/releases/{area}/{version}',
  ],
  'names the release that is expected to be live, which a repeat finds moved': [
    'POST /api/releases/{area}/live',
    'POST /api/releases/{area}/canary',
    'POST /api/admin/releases/{area}/canary/abort',
    'POST /api/admin/releases/{area}/live',
  ],
  'takes the place of what the first request made': [
    'POST /api/profile/email',
    'POST /api/auth/request-login-link',
    'POST /api/auth/forgot-password',
    'POST /api/registration/confirmation',
    'POST /api/company/invitations',
    'POST /api/company/invitations/{id}/resend',
    'POST /api/documents/{requirement}/files',
    'POST /api/releases/{area}/{version}/preview',
    'POST /api/releases/{area}/{version}/trial',
  ],
  'stores a file that counts only once something names it, and is forgotten otherwise': [
    'POST /api/financing-files',
    'POST /api/quote-attachments',
    'POST /api/manufacturer/products/{id}/pictures',
  ],
  'makes a twin that its maker sees at once beside the first, and removes': [
    'POST /api/company/addresses',
    'POST /api/manufacturer/products/{id}/datasheets',
    'POST /api/quotes/{id}/shares',
  ],
  'is counted, and its sender is limited': ['POST /api/failures'],
} as const;

describe('an endpoint that changes something', () => {
  const changing = [...declared].filter(([, { method }]) => ['POST', 'PUT', 'PATCH'].includes(method));
  const listed: readonly string[] = namesOf(harmless).flatMap((reason) => [...harmless[reason]]);

  it('takes effect once for each idempotency key, or says here why a repeat does no harm', () => {
    const without = changing.filter(([, { spec }]) => !spec.takesKey).map(([endpoint]) => endpoint);
    expect(without.toSorted()).toEqual(listed.toSorted());
    expect(changing.length).toBeGreaterThan(120);
  });
});
