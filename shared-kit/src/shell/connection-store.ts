import { create } from 'zustand';

/** One failed request may be a blink; this many in a row mean that the connection is gone. */
const severalFailures = 2;

type Connection = Readonly<{
  /** Unanswered requests since the last answer. */
  failures: number;
  /** The browser says that there is no network. */
  isUnplugged: boolean;
  /** The market answers, but can't reach its database. */
  isAway: boolean;
  /** When the data on show was last known to be right, in ISO 8601; null if it is current. */
  dataOf: string | null;
}>;

/** Whether the market can be reached, judged by the browser and by the latest requests. */
export const connectionStore = create<Connection>(() => ({
  failures: 0,
  isUnplugged: false,
  isAway: false,
  dataOf: null,
}));

export const isOffline = ({ failures, isUnplugged }: Connection): boolean =>
  isUnplugged || failures >= severalFailures;

/** Whether the market would answer a request now, as far as the tab knows. */
export const isReachable = (connection: Connection): boolean => !isOffline(connection) && !connection.isAway;

export const noteNoAnswer = (): void =>
  connectionStore.setState(({ failures }) => ({ failures: failures + 1 }));
export function noteAnswer(): void {
  if (connectionStore.getState().failures > 0) connectionStore.setState({ failures: 0 });
}

/** The market can't reach its database, or answered from memory with data of `dataOf`. */
export function noteAway(dataOf: string | null = null): void {
  const { isAway, dataOf: before } = connectionStore.getState();
  const oldest = [before, dataOf].filter((it) => it !== null).sort()[0] ?? null;
  if (!isAway || oldest !== before) connectionStore.setState({ isAway: true, dataOf: oldest });
}

/** Nothing answers: go offline at once instead of waiting for more failures. */
export const noteUnreachable = (): void => connectionStore.setState({ failures: severalFailures });
export const noteReachable = (): void =>
  connectionStore.setState({ failures: 0, isUnplugged: false, isAway: false, dataOf: null });
