import { releaseActions } from '../releases/answers.ts';
import { namesOf } from '../tables/index.ts';

/** What the audit log keeps, by topic. */
const actionsOf = {
  account: ['registered', 'email-changed', 'password-changed', 'sign-in-added', 'made-staff'],
  member: ['invited', 'invitation-withdrawn', 'joined', 'role-changed', 'removed'],
  company: [
    'changed',
    'limit-changed',
    'discount-limit-changed',
    'proposed',
    'proposal-withdrawn',
    'proposal-refused',
    'decided',
    'risk-changed',
    'note-added',
  ],
  claim: [
    'opened',
    'answered',
    'proposed',
    'proposal-withdrawn',
    'proposal-refused',
    'proposal-ended',
    'decided',
    'withdrawn',
  ],
  owner: ['declared', 'ended', 'erased'],
  sanctions: ['decided'],
  embargo: ['refused'],
  document: ['accepted', 'rejected', 'waived', 'corrected', 'requirement-added', 'erased', 'released'],
  signatory: ['confirmed', 'ended'],
  'bank-account': ['proposed', 'confirmed', 'in-force', 'withdrawn'],
  'offer-template': ['saved', 'removed'],
  price: ['changed'],
  'bank-rate': ['stated'],
  release: [...releaseActions, 'untried-allowed', 'refused-allowed'],
  'release-token': ['created', 'revoked'],
  setting: ['changed'],
} as const;

export type AuditTopic = keyof typeof actionsOf;
export const auditTopics = namesOf(actionsOf);

export type AuditAction = {
  [Topic in AuditTopic]: `${Topic}.${(typeof actionsOf)[Topic][number]}`;
}[AuditTopic];

export const auditActionsOf = (topic: AuditTopic): AuditAction[] =>
  actionsOf[topic].map((action) => `${topic}.${action}` as AuditAction);

export const auditActions = auditTopics.flatMap(auditActionsOf) as [AuditAction, ...AuditAction[]];

/** What may have changed. Of a bank account's number only the last four signs are kept; of an e-mail address and a password only the fact is kept, never the values. */
export const auditFields = [
  'email',
  'password',
  'provider',
  'role',
  'limit',
  'discount-limit',
  'alone-below',
  'state',
  'suspension',
  'legal-name',
  'brand-name',
  'legal-form',
  'tax-number',
  'tax-office',
  'mersis-number',
  'website',
  'lei',
  'risk',
  'decision',
  'issued-on',
  'valid-until',
  'number',
  'issuer',
  'verification-code',
  'signs',
  'group',
  'until',
  'price',
  'version',
  'bank',
  'bic',
  'account',
  'ground',
  'share',
  'hit',
  'list',
  'terms',
  'note',
  'four-eyes',
  'lapsed-days',
  'embargoes',
  'template-name',
  'incoterm',
  'milestones',
  'validity',
  'payment-note',
  'offer-note',
  'guarantee-issuer',
] as const;
export type AuditField = (typeof auditFields)[number];
