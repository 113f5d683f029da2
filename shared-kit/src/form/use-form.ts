import { useId, useState } from 'react';
import { useUnsavedInput } from 'shared-kit/shell';
import { type Fault, type FaultOptions, useFaults } from './use-faults.ts';
import { type SendOptions, useSending } from './use-sending.ts';

/** What the entries amount to. They are sent if there is a body and nothing is wrong. */
export type FormReading<Body, Wrong extends Fault> = Readonly<{
  body: Body | null;
  faults: readonly Wrong[];
}>;

type FormOptions<Entries, Body, Wrong extends Fault, Failure> = FaultOptions<Wrong> &
  SendOptions<Wrong, Failure> &
  Readonly<{
    /** Prefix of the fields' ids; made up if left out. */
    id?: string;
    /** What stands in the fields at first. */
    first: () => Entries;
    read: (entries: Entries) => FormReading<Body, Wrong>;
    /** Entries that this change sets, too, such as a consent that is asked for again. */
    alongside?: (change: Partial<Entries>) => Partial<Entries>;
    /** While it is so, the visitor is asked before leaving. */
    isUnsaved?: (entries: Entries) => boolean;
  }>;

/** The names of the entries that hold a text. */
type TextOf<Entries> = {
  [Name in keyof Entries]: Entries[Name] extends string ? Name : never;
}[keyof Entries] &
  string;

/**
 * What is typed into a form, what is wrong with it, and its way to the server. A failure keeps what was typed. Words and
 * looks are the page's.
 */
export function useForm<Entries extends object, Body, Wrong extends Fault, Failure = never>(
  options: FormOptions<Entries, Body, Wrong, Failure>,
) {
  const { first, read, alongside, isUnsaved } = options;
  const made = useId();
  const id = options.id ?? made;
  const [entries, setEntries] = useState(first);
  const { body, faults: found } = read(entries);
  const { tell, attempt, forget, clear, ...faults } = useFaults(id, found, options);
  const { begin, ...sending } = useSending(found.length === 0 ? body : null, options, { attempt, tell });
  const saved = useUnsavedInput(isUnsaved?.(entries) ?? false);
  const enter = (change: Partial<Entries>) => {
    setEntries((before) => ({ ...before, ...alongside?.(change), ...change }));
    forget(change);
    if (sending.isDone) begin();
  };
  const enterText = (name: TextOf<Entries>, text: string) => enter({ [name]: text } as Partial<Entries>);
  return {
    id,
    entries,
    enter,
    ...faults,
    ...sending,
    /** Call it once the input is saved and before leaving the page. */
    saved,
    /** Begins anew, as if nothing had been typed. */
    restart: () => {
      setEntries(first);
      clear();
    },
    /** Props of a field that holds a text or a choice. */
    text: <Name extends TextOf<Entries>>(name: Name) => ({
      ...faults.marksOf(name),
      value: entries[name] as Entries[Name] & string,
      onChange: ({ target }: { target: { value: string } }) => enterText(name, target.value),
    }),
    /** Props of a `FigureInput`. */
    figure: (name: TextOf<Entries>) => ({
      ...faults.marksOf(name),
      text: entries[name] as string,
      onText: (text: string) => enterText(name, text),
    }),
  };
}
