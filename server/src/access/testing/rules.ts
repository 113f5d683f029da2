import { type Answer, type Answers, forThose, type Role, signedIn } from './roles.ts';
import type { World } from './world.ts';

/** The object of a request: parameters for the path, and the body. */
export type Thing = Readonly<{
  params?: Readonly<Record<string, string>>;
  body?: object | Buffer;
  /** Text found in answers that show the thing. */
  mark?: string;
  /** Reads the thing's state, to check that an answer didn't change it. */
  state?: () => Promise<string>;
}>;

/** An endpoint's expected answers for one kind of thing. */
export type Case = Readonly<{
  /** The kind of thing: "an offered quote". */
  of: string;
  answers: Answers;
  /** Creates a thing, or returns the shared one for roles that must not change it. */
  thing?: (world: World, isNew: boolean) => Promise<Thing> | Thing;
  /** Each allowed role gets its own thing, so that all find it in the same state. */
  changes?: boolean;
  /** Ends the caller's session; the role then gets a new one. */
  endsSessions?: boolean;
  query?: string;
  fileType?: string;
}>;
export type Row = readonly Case[];
/** The expectations for each endpoint, by method and path. */
export type Rows = Readonly<Record<string, Row>>;

type About = Omit<Case, 'answers' | 'of'>;

/** Tests only access: the request has no valid object and may be refused for that. */
export const door = (admitted: readonly Role[], about: About = {}): Row => [
  { of: 'nothing in particular', answers: forThose(admitted, () => 'let in'), ...about },
];

/** A list or page that shows the thing to some admitted roles and not to the others. */
export const shows = (of: string, to: readonly Role[], admitted: readonly Role[], about: About): Row => [
  { of, answers: forThose(admitted, (role) => (to.includes(role) ? 'shown' : 'hidden')), ...about },
];

type Belonging = About &
  Readonly<{
    admitted?: readonly Role[];
    others?: Answer;
    except?: Readonly<Partial<Record<Role, Answer>>>;
  }>;

/** What holders may do with their thing. For other admitted roles it looks missing. */
export const belongsTo = (
  of: string,
  holders: readonly Role[],
  { admitted = signedIn, others = 'missing', except = {}, ...about }: Belonging,
): Row => [
  {
    of,
    answers: forThose(admitted, (role) => except[role] ?? (holders.includes(role) ? 'done' : others)),
    ...about,
  },
];
