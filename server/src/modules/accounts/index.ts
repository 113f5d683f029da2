export { type MadeAdmin, makeAdmin, passwordLinkFor } from './administrators.ts';
export { findSession, sessionParts } from './find-session.ts';
export { limitAttempts } from './limit-attempts.ts';
export { signInFailures } from './limit-sign-in.ts';
export { issueToken, redeemToken, subjectOf, voidInvitationTokens } from './one-time-token.ts';
export { hashPassword, passwordMatches } from './password.ts';
export { recordAccount, recordPassword } from './record-account.ts';
export { acceptTerms, addUnprovedUser, makeOwner } from './registering/new-user.ts';
export { mailConfirmation, mailToRegistered } from './registering/registration-links.ts';
export { removeUnproved, unprovedSince } from './registering/unproved-users.ts';
export {
  companyIdOf,
  createUser,
  endSession,
  endSessionsOf,
  findMailable,
  findRights,
  nameOfUser,
  replacePassword,
} from './repository.ts';
export { userAccount } from './schema.ts';
export {
  addressFor,
  type MailParts,
  mailParts,
  marketMailParts,
  noticeUsefulUntil,
  sendToUser,
} from './send-to-user.ts';
export { setPassword } from './set-password.ts';
export { sessionCookieFor, setSessionCookie, startSession } from './start-session.ts';
export { tellCompanies, tellStaff } from './tell-people.ts';
