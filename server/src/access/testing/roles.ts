/** The roles that ask. `buyer` and `seller` trade with each other; all others are strangers to the trade. */
export const roles = [
  'visitor',
  /** Has no session, but a release token for the area mf-shop. */
  'shopTeam',
  /** Has no session, but a release token for the area mf-bank. */
  'bankTeam',
  'plain',
  'buyer',
  /** A plain member of the buyer's company, whose members may not accept quotes. */
  'buyersMember',
  'seller',
  'sellersMember',
  'retailer',
  'mill',
  'maker',
  'bank',
  'otherBank',
  'provider',
  /** Owner of a company that staff haven't decided on. */
  'pending',
  'rejected',
  'staff',
  /** Has opened a case about the buyer's company. */
  'caseStaff',
] as const;
export type Role = (typeof roles)[number];

/** How the market answers a role. */
export type Answer =
  /** 2xx. */
  | 'done'
  /** Access is granted: 2xx, or a refusal of the request's content. */
  | 'let in'
  /** 200 with or without the thing in the answer. */
  | 'shown'
  | 'hidden'
  /** 2xx, but the thing stays unchanged. */
  | 'no effect'
  /** 401, 403, 404. */
  | 'signed out'
  | 'forbidden'
  | 'missing'
  /** 409: not possible in this state. */
  | 'refused';
export type Answers = (role: Role) => Answer;

const withoutSession: readonly Role[] = ['visitor', 'shopTeam', 'bankTeam'];
const without = (...left: readonly Role[]): readonly Role[] => roles.filter((it) => !left.includes(it));

export const everyone: readonly Role[] = [...roles];
export const signedIn = without(...withoutSession);
export const staff: readonly Role[] = ['staff', 'caseStaff'];
/** Everybody with a company. */
export const members = without(...withoutSession, 'plain', ...staff);
export const owners = members.filter((it) => it !== 'buyersMember' && it !== 'sellersMember');
export const manufacturers: readonly Role[] = ['seller', 'sellersMember', 'mill', 'maker'];
export const banks: readonly Role[] = ['bank', 'otherBank'];
export const buyers: readonly Role[] = ['buyer', 'buyersMember'];
export const sellers: readonly Role[] = ['seller', 'sellersMember'];

/** The answer to roles that may not use an endpoint at all. */
const turnedAway = (role: Role): Answer => (withoutSession.includes(role) ? 'signed out' : 'forbidden');

/** Admitted roles get this answer; the rest are turned away. */
export const forThose =
  (admitted: readonly Role[], inside: Answers): Answers =>
  (role) =>
    admitted.includes(role) ? inside(role) : turnedAway(role);
