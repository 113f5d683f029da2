import { create } from 'zustand';

/** One failure may be a blink; so many in a row, without an answer between them, are not. */
const severalFailures = 2;

type Connection = Readonly<{
  /** Questions to the market that got no answer, since the last one that did. */
  failures: number;
  /** What the browser itself says. */
  isUnplugged: boolean;
}>;

/** Whether the market can be reached, from what the browser says and what became of the latest questions. */
export const connectionStore = create<Connection>(() => ({ failures: 0, isUnplugged: false }));

export const isOffline = ({ failures, isUnplugged }: Connection): boolean =>
  isUnplugged || failures >= severalFailures;

export const noteNoAnswer = (): void =>
  connectionStore.setState(({ failures }) => ({ failures: failures + 1 }));
export function noteAnswer(): void {
  if (connectionStore.getState().failures > 0) connectionStore.setState({ failures: 0 });
}
