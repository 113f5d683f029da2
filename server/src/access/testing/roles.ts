/** Who asks. The trade is between `buyer` and `seller`; everybody else is a stranger to it. */
export const roles = [
  'visitor',
  /** Has no session, but a release token of the area mf-shop. */
  'shopTeam',
  /** The same of the area mf-bank. */
  'bankTeam',
  'plain',
  'buyer',
  /** A plain member of the buyer's company, which lets members accept nothing. */
  'buyersMember',
  'seller',
  'sellersMember',
  'retailer',
  'mill',
  'maker',
  'bank',
  'otherBank',
  'provider',
  /** Owner of a company that the staff have not decided on. */
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
  /** Whatever follows the door: 2xx, or a refusal of what was asked. */
  | 'let in'
  /** 200, with the thing in the answer, or without it. */
  | 'shown'
  | 'hidden'
  /** 2xx, and the thing stays as it was. */
  | 'no effect'
  /** 401, 403, 404. */
  | 'signed out'
  | 'forbidden'
  | 'missing'
  /** 409: not as things stand. */
  | 'refused';
export type Answers = (role: Role) => Answer;

const withoutSession: readonly Role[] = ['visitor', 'shopTeam', 'bankTeam'];
const without = (...left: readonly Role[]): readonly Role[] => roles.filter((it) => !left.includes(it));

export const everyone: readonly Role[] = [...roles];
export const signedIn = without(...withoutSession);
export const staff: readonly Role[] = ['staff', 'caseStaff'];
/** Everybody who has a company. */
export const members = without(...withoutSession, 'plain', ...staff);
export const owners = members.filter((it) => it !== 'buyersMember' && it !== 'sellersMember');
export const manufacturers: readonly Role[] = ['seller', 'sellersMember', 'mill', 'maker'];
export const banks: readonly Role[] = ['bank', 'otherBank'];
export const buyers: readonly Role[] = ['buyer', 'buyersMember'];
export const sellers: readonly Role[] = ['seller', 'sellersMember'];

/** What those hear who may not use an endpoint at all. */
const turnedAway = (role: Role): Answer => (withoutSession.includes(role) ? 'signed out' : 'forbidden');

/** Those whom the endpoint is for are answered so; the rest is turned away. */
export const forThose =
  (admitted: readonly Role[], inside: Answers): Answers =>
  (role) =>
    admitted.includes(role) ? inside(role) : turnedAway(role);
