import { useEffect, useEffectEvent, useState } from 'react';
import type { RefusedName } from './refused-names.ts';

/** A wrong field by its name, or with what its words depend on. */
export type Fault = string | Readonly<{ field: string }>;

export type FaultOptions<Wrong extends Fault> = Readonly<{
  /** What is wrong with a field and how to fix it, in the page's language. */
  says: (fault: Wrong) => string;
  /**
   * Which faults are on show once somebody tried to send: those of `now`, which is the default, those of the `attempt`,
   * or those of the attempt whose fields are `untouched` since.
   */
  shows?: 'now' | 'attempt' | 'untouched';
}>;

/** The names of what is wrong, in their order. */
export const wrongAmong = <Name extends string>(isWrong: Readonly<Record<Name, boolean>>): Name[] =>
  (Object.keys(isWrong) as Name[]).filter((name) => isWrong[name]);

const fieldOf = (fault: Fault): string => (typeof fault === 'string' ? fault : fault.field);

const untried = { attempt: 0, faults: [], names: [] };

/** A name's field has the last part of the server's path as its name. */
const isAt = (field: string, { path }: RefusedName) => path === field || path.endsWith(`.${field}`);

type Told<Wrong> = Readonly<{
  attempt: number;
  faults: readonly Wrong[];
  /** Names that the server refused: their words come with them. */
  names: readonly RefusedName[];
}>;

/** The faults of a form, as they are on show. */
export function useFaults<Wrong extends Fault>(
  id: string,
  found: readonly Wrong[],
  { says, shows = 'now' }: FaultOptions<Wrong>,
) {
  const [told, setTold] = useState<Told<Wrong>>(untried);
  const wrong = shows === 'now' && told.attempt > 0 ? [...found, ...told.faults] : told.faults;
  const idOf = (field: string) => `${id}-${field}`;
  const tell = (faults: readonly Wrong[], names: readonly RefusedName[] = []) =>
    setTold(({ attempt }) => ({ attempt: attempt + 1, faults, names }));
  const errorOf = (field: string): string | undefined => {
    const fault = wrong.find((it) => fieldOf(it) === field);
    return fault ? says(fault) : told.names.find((it) => isAt(field, it))?.message;
  };
  const errors = [
    ...wrong.map((fault) => ({ fieldId: idOf(fieldOf(fault)), message: says(fault) })),
    ...told.names.map(({ path, message }) => ({ fieldId: idOf(path.split('.').at(-1) ?? ''), message })),
  ];
  const summaryId = `${id}-faults`;
  useFocus(told.attempt, errors.length > 0 ? [summaryId, ...errors.map(({ fieldId }) => fieldId)] : []);
  return {
    wrong,
    idOf,
    errorOf,
    marksOf: (field: string) => ({ id: idOf(field), error: errorOf(field) }),
    /** Props of an `ErrorSummary` beside its title; null if nothing is wrong. */
    summary: errors.length > 0 ? { id: summaryId, errors, attempt: told.attempt } : null,
    /** Shows until the next attempt what the server found wrong. */
    tell,
    attempt: () => tell(shows === 'now' ? [] : found),
    forget: (changed: object) =>
      setTold(({ attempt, faults, names }) => ({
        attempt,
        faults: shows === 'untouched' ? faults.filter((fault) => !(fieldOf(fault) in changed)) : faults,
        names: names.filter((it) => !Object.keys(changed).some((field) => isAt(field, it))),
      })),
    clear: () => setTold(untried),
  };
}

/**
 * After an attempt with wrong fields, moves the focus to the form's summary, or to the first wrong field if it has none.
 * `ids` are theirs, in this order.
 */
function useFocus(attempt: number, ids: readonly string[]): void {
  const focus = useEffectEvent(() =>
    ids
      .map((id) => document.getElementById(id))
      .find(Boolean)
      ?.focus(),
  );
  useEffect(() => {
    if (attempt > 0) focus();
  }, [attempt]);
}
