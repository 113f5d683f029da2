import { useState } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { type PriceListAnswer, type PriceListInput, priceLists } from 'shared-kit/contract/price-lists';
import { useSendOnce } from 'shared-kit/form';
import { queries } from 'shared-kit/query';
import { ApiError, call, referenceOf, refusalAmong, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import type { ListEntries } from './list-entries.ts';
import { serverFaults } from './server-faults.ts';

const worded = [
  'access.forbidden',
  'company.not-allowed',
  'price-list.full',
  'price-list.not-found',
  'network',
] as const;

/** A colleague's newer version of the list; null if they removed it. */
export type Theirs = Readonly<{ list: PriceListAnswer | null }>;
type Failure = Readonly<{ words: string | null; errors: ApiError['errors'] }>;

/** Saves or removes a list. It never overwrites a colleague's version: the maker is shown that there is one. */
export function useListChanges(id: string) {
  const [sent, setSent] = useState<ListEntries | null>(null);
  const submit = useFailures();
  const { put, theirs, setTheirs } = usePut(id, submit.keyOf);
  const run = async (name: 'save' | 'remove', work: () => Promise<void>): Promise<void> => {
    if (await submit.run(work, name)) void queries.invalidateQueries({ queryKey: ['price-lists'] });
  };
  return {
    pending: submit.pending,
    failure: submit.failure?.words ?? null,
    faults: sent ? serverFaults(submit.failure?.errors ?? [], sent) : [],
    /** The entries that `faults` are about. */
    sent,
    theirs,
    forgetTheirs: () => setTheirs(null),
    /** Resolves to the new revision; null if the list wasn't saved. */
    save: async (entries: ListEntries, input: PriceListInput, revision: number): Promise<number | null> => {
      setTheirs(null);
      setSent(entries);
      let saved: number | null = null;
      await run('save', async () => {
        saved = await put(input, revision);
      });
      return saved;
    },
    /** Resolves to whether the list is gone. */
    remove: async (): Promise<boolean> => {
      let isGone = false;
      await run('remove', async () => {
        await call(priceLists.remove, { params: { id } });
        isGone = true;
      });
      return isGone;
    },
  };
}

/** A failure is told in one sentence, or at the fields that it is about. */
function useFailures() {
  const t = useText();
  return useSendOnce<Failure>((error) => {
    const errors = error instanceof ApiError ? error.errors : [];
    if (errors.length > 0) return { words: null, errors };
    const code = refusalAmong(error, worded);
    const words = code
      ? t(`price-lists.refusal.${code}`)
      : t('editor.failed', { reference: referenceOf(error) });
    return { words, errors };
  });
}

/** Sends a list. Where a colleague was faster, it reads what they saved and sends nothing more. */
function usePut(id: string, keyOf: (body: object) => string) {
  const locale = useLocale();
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const put = async (input: PriceListInput, revision: number): Promise<number | null> => {
    const body = { revision, ...input };
    try {
      const answer = await call(priceLists.save, { params: { id }, body, key: keyOf(body) });
      return answer.revision;
    } catch (error) {
      if (!refusalAmong(error, ['price-list.moved'])) throw error;
      setTheirs(await readTheirs(id, locale));
      return null;
    }
  };
  return { put, theirs, setTheirs };
}

async function readTheirs(id: string, locale: Locale): Promise<Theirs> {
  try {
    return { list: await call(priceLists.read, { params: { id }, query: { locale } }) };
  } catch (error) {
    if (!refusalAmong(error, ['price-list.not-found'])) throw error;
    return { list: null };
  }
}
