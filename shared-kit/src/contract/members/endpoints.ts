import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { invitationLook, membersAnswer } from './answers.ts';
import { acceptanceInput, invitationInput, invitationToken, roleInput } from './inputs.ts';

export const listSpec = {
  summary: 'The members of my company; for its owners the open invitations too',
  answer: membersAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/company/members' };

export const giveRoleSpec = {
  summary: 'Gives a member another role; the last owner stays one',
  params: ofId,
  body: roleInput,
  answer: nothing,
  errors: ['member.not-found', 'member.last-owner'],
} satisfies EndpointSpec;
export const giveRole: Endpoint<typeof giveRoleSpec> = {
  method: 'POST',
  path: '/api/company/members/:id/role',
};

export const removeSpec = {
  summary: 'Removes a member, or leaves the company oneself; the last owner stays',
  params: ofId,
  answer: nothing,
  errors: ['member.not-found', 'member.last-owner'],
} satisfies EndpointSpec;
export const remove: Endpoint<typeof removeSpec> = { method: 'DELETE', path: '/api/company/members/:id' };

export const inviteSpec = {
  summary: 'Mails an invitation into my company; one for the same address takes the place of the first',
  body: invitationInput,
  answer: nothing,
  errors: ['member.exists'],
} satisfies EndpointSpec;
export const invite: Endpoint<typeof inviteSpec> = { method: 'POST', path: '/api/company/invitations' };

export const resendSpec = {
  summary: 'Mails an invitation again, with a new link',
  params: ofId,
  body: nothing,
  answer: nothing,
  errors: ['invitation.not-found'],
} satisfies EndpointSpec;
export const resend: Endpoint<typeof resendSpec> = {
  method: 'POST',
  path: '/api/company/invitations/:id/resend',
};

export const revokeSpec = {
  summary: 'Revokes an invitation',
  params: ofId,
  answer: nothing,
  errors: ['invitation.not-found'],
} satisfies EndpointSpec;
export const revoke: Endpoint<typeof revokeSpec> = {
  method: 'DELETE',
  path: '/api/company/invitations/:id',
};

export const lookAtInvitationSpec = {
  summary: 'What an invitation says and how the invited person stands; does not use it up',
  body: invitationToken,
  answer: invitationLook,
  errors: ['auth.link-invalid'],
} satisfies EndpointSpec;
export const lookAtInvitation: Endpoint<typeof lookAtInvitationSpec> = {
  method: 'POST',
  path: '/api/auth/look-at-invitation',
};

export const acceptInvitationSpec = {
  summary: 'Joins a company by a mailed link, once, and signs in; makes an account where there is none',
  body: acceptanceInput,
  answer: nothing,
  errors: ['auth.link-invalid', 'member.exists', 'member.other-company'],
} satisfies EndpointSpec;
export const acceptInvitation: Endpoint<typeof acceptInvitationSpec> = {
  method: 'POST',
  path: '/api/auth/accept-invitation',
};
