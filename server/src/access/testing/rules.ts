import { type Answer, type Answers, forThose, type Role, signedIn } from './roles.ts';
import type { World } from './world.ts';

/** What is asked for: what goes into the address, and what goes along. */
export type Thing = Readonly<{
  params?: Readonly<Record<string, string>>;
  body?: object | Buffer;
  /** Stands in an answer that shows the thing. */
  mark?: string;
  /** How the thing stands, where an answer must not change it. */
  state?: () => Promise<string>;
}>;

/** An endpoint, asked for one kind of thing. */
export type Case = Readonly<{
  /** The kind of thing: "an offered quote". */
  of: string;
  answers: Answers;
  /** A new one, or the one that all cells share which must leave it alone. */
  thing?: (world: World, isNew: boolean) => Promise<Thing> | Thing;
  /** Whoever may do it does it to a thing of their own, so that everybody finds the same. */
  changes?: boolean;
  /** Ends sessions of whoever asks, who then gets a new one. */
  endsSessions?: boolean;
  query?: string;
  fileType?: string;
}>;
export type Row = readonly Case[];
/** All that is expected of each endpoint, by method and address. */
export type Rows = Readonly<Record<string, Row>>;

type About = Omit<Case, 'answers' | 'of'>;

/** Only the door counts: the request asks for nothing in particular, and may be refused for that. */
export const door = (admitted: readonly Role[], about: About = {}): Row => [
  { of: 'nothing in particular', answers: forThose(admitted, () => 'let in'), ...about },
];

/** A list or page that shows the thing to these, and not to the others whom it is for. */
export const shows = (of: string, to: readonly Role[], admitted: readonly Role[], about: About): Row => [
  { of, answers: forThose(admitted, (role) => (to.includes(role) ? 'shown' : 'hidden')), ...about },
];

type Belonging = About &
  Readonly<{
    admitted?: readonly Role[];
    others?: Answer;
    except?: Readonly<Partial<Record<Role, Answer>>>;
  }>;

/** What these may do to a thing that is theirs; to the others whom the endpoint is for it looks missing. */
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
