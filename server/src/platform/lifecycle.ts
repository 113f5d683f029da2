import { databaseTrouble } from './db/database-trouble.ts';

type Stop = () => Promise<void> | void;
type Say = (details: object, message: string) => void;
type Log = Readonly<{ fatal: Say; error: Say }>;

export type Lifecycle = Readonly<{
  /** Adds what must be stopped; the last added stops first. */
  onStop: (stop: Stop) => void;
  /** Adds what a second signal does before the process exits immediately. */
  onForce: (force: () => void) => void;
  stop: () => Promise<void>;
  readonly stopping: boolean;
}>;

/** The terminal and a program between it and us may both forward one Ctrl-C. */
const echoMilliseconds = 500;

/** Stops everything in order at SIGINT, SIGTERM or SIGHUP. A second signal exits immediately. */
export function handleLifecycle(log: Log): Lifecycle {
  const stops: Stop[] = [];
  const forces: (() => void)[] = [];
  let running: Promise<void> | undefined;

  const stop = (): Promise<void> => {
    running ??= (async () => {
      for (const each of stops.reverse()) await each();
    })();
    return running;
  };
  const endWith = (code: number) =>
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );

  onSignals({
    first: () => void endWith(0),
    again: () => {
      for (const force of forces) force();
      process.exit(1);
    },
  });
  // The program that started us holds a channel to us. If it is killed, we end too.
  process.once('disconnect', () => void endWith(0));
  // Unawaited work may fail with the database. It recovers when the database is back.
  process.on('unhandledRejection', (error) => {
    if (databaseTrouble(error)) log.error({ err: error }, 'unawaited work failed with the database');
    else throw error;
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected failure');
    void endWith(1);
  });

  return {
    onStop: (each) => stops.push(each),
    onForce: (each) => forces.push(each),
    stop,
    get stopping() {
      return running !== undefined;
    },
  };
}

function onSignals({ first, again }: Readonly<{ first: () => void; again: () => void }>): void {
  let firstAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!firstAt) {
        firstAt = Date.now();
        first();
      } else if (Date.now() - firstAt > echoMilliseconds) again();
    });
  }
}
