import { create } from 'zustand';

/** One failure may be a blink; so many in a row, without an answer between them, are not. */
const severalFailures = 2;

type Connection = Readonly<{
  /** Questions to the market that got no answer, since the last one that did. */
  failures: number;
  /** What the browser itself says. */
  isUnplugged: boolean;
  /** The market answers, but can't get at its data. */
  isAway: boolean;
  /** When the data on show was last known to be right, in ISO 8601; null while it is of now. */
  dataOf: string | null;
}>;

/** Whether the market can be reached, from what the browser says and what became of the latest questions. */
export const connectionStore = create<Connection>(() => ({
  failures: 0,
  isUnplugged: false,
  isAway: false,
  dataOf: null,
}));

export const isOffline = ({ failures, isUnplugged }: Connection): boolean =>
  isUnplugged || failures >= severalFailures;

/** Whether the market would answer a request now, as far as is known. */
export const isReachable = (connection: Connection): boolean => !isOffline(connection) && !connection.isAway;

export const noteNoAnswer = (): void =>
  connectionStore.setState(({ failures }) => ({ failures: failures + 1 }));
export function noteAnswer(): void {
  if (connectionStore.getState().failures > 0) connectionStore.setState({ failures: 0 });
}

/** The market said that it can't get at its data, or answered from memory what was last right at `dataOf`. */
export function noteAway(dataOf: string | null = null): void {
  const { isAway, dataOf: before } = connectionStore.getState();
  const oldest = [before, dataOf].filter((it) => it !== null).sort()[0] ?? null;
  if (!isAway || oldest !== before) connectionStore.setState({ isAway: true, dataOf: oldest });
}

/** Nothing answers at all, so don't wait for more failures. */
export const noteUnreachable = (): void => connectionStore.setState({ failures: severalFailures });
export const noteReachable = (): void =>
  connectionStore.setState({ failures: 0, isUnplugged: false, isAway: false, dataOf: null });
