import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from 'shared-kit/layout';
import { Button, CloseIcon, Icon, PlusIcon } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './offer-editor.module.css';
import { blankEntries, mostEntries, type OfferLists } from './offer-entries.ts';
import { type OfferForm, useFaultWords } from './offer-form.ts';
import type { OfferField } from './read-offer.ts';

type EntryOf<List extends keyof OfferLists> = OfferLists[List][number];
type Change<Entry> = (part: Partial<Entry>) => void;
type FieldProps = (field: string) => { id: string; error: string | undefined };

type EntryListProps<List extends keyof OfferLists> = {
  form: OfferForm;
  list: List;
  /** The fields of one entry. */
  children: (entry: EntryOf<List>, change: Change<EntryOf<List>>, propsOf: FieldProps) => ReactNode;
};

/** Entries of which there may be none or several: fees, taxes or conditions. */
export function EntryList<List extends keyof OfferLists>({ form, list, children }: EntryListProps<List>) {
  const t = useText();
  const wordsOn = useFaultWords();
  const entries: readonly EntryOf<List>[] = form.entries[list];
  const { root, add } = useFocusOn(entries.length);
  const put = (next: readonly EntryOf<List>[]) => form.enter({ [list]: next });
  const nextKey = Math.max(-1, ...entries.map(({ key }) => key)) + 1;
  const propsAt = (at: number) => (name: string) => {
    const field = `${list}.${at}.${name}` as OfferField;
    return { id: `${form.id}-${field}`, error: form.wrong.includes(field) ? wordsOn(field) : undefined };
  };
  return (
    <Stack align="start" ref={root}>
      {entries.map((entry, at) => (
        <fieldset key={entry.key} className={styles.entry}>
          <legend className={styles.legend}>{t(`editor.one.${list}`, { number: at + 1 })}</legend>
          <div className={styles.fields}>
            {children(
              entry,
              (part) => put(entries.map((it) => (it === entry ? { ...it, ...part } : it))),
              propsAt(at),
            )}
          </div>
          <Button
            size="small"
            aria-label={t(`editor.remove.${list}`, { number: at + 1 })}
            onClick={() => put(entries.filter((it) => it !== entry))}
          >
            <Icon of={CloseIcon} />
            <span>{t('editor.remove')}</span>
          </Button>
        </fieldset>
      ))}
      {entries.length < mostEntries[list] && (
        <Button
          ref={add}
          size="small"
          onClick={() => put([...entries, { ...blankEntries[list], key: nextKey } as EntryOf<List>])}
        >
          <Icon of={PlusIcon} />
          <span>{t(`editor.add.${list}`)}</span>
        </Button>
      )}
    </Stack>
  );
}

/** A new entry takes the focus; once one is removed, the button that adds one does. */
function useFocusOn(count: number) {
  const root = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const entry = root.current?.querySelector<HTMLElement>(
      'fieldset:last-of-type :is(input, select, textarea)',
    );
    if (count > before.current) entry?.focus();
    if (count < before.current) add.current?.focus();
    before.current = count;
  }, [count]);
  return { root, add };
}
