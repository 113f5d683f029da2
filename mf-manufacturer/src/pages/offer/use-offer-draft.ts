import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { type OfferDraftAnswer, type OfferDraftSaved, offers } from 'shared-kit/contract/quotes';
import { refusedNameIn } from 'shared-kit/form';
import { ApiError, call, newIdempotencyKey, useLocale, useUnsavedInput } from 'shared-kit/shell';
import { entriesOf, type OfferEntries } from './offer-entries.ts';
import { readOffer } from './read-offer.ts';

export type SaveState =
  | Readonly<{ kind: 'saved'; at: string | null }>
  | Readonly<{ kind: 'typing' | 'saving' | 'wrong-entries' | 'colleague' }>
  | Readonly<{ kind: 'failed'; refusal: ReturnType<typeof refusedNameIn> }>;

const pauseMs = 1200;

/** The editor's entries, saved after each pause in typing: one save at a time, never over a colleague's. */
export function useOfferDraft(quoteId: string, draft: OfferDraftAnswer) {
  const locale = useLocale();
  const [entries, setEntries] = useState<OfferEntries>(() => entriesOf(draft.offer, locale, draft.ownCosts));
  const [internalNote, setInternalNote] = useState(draft.internalNote);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: draft.savedAt });
  const [discountLimit, setDiscountLimit] = useState(draft.discountLimit);
  const written = JSON.stringify([entries, internalNote]);
  const saved = useRef({ written, revision: draft.revision });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const latest = useRef({ entries, internalNote, written, locale });
  latest.current = { entries, internalNote, written, locale };
  useUnsavedInput(written !== saved.current.written);

  const save = useCallback(() => {
    running.current = running.current.then(() =>
      saveOnce(quoteId, latest.current, saved, { tell: setState, tellLimit: setDiscountLimit }),
    );
    return running.current;
  }, [quoteId]);
  useEffect(() => {
    if (written === saved.current.written) return;
    setState({ kind: 'typing' });
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [written, save]);

  return {
    entries,
    internalNote,
    state,
    /** As of the last save. */
    discountLimit,
    enter: (change: Partial<OfferEntries>) => setEntries((before) => ({ ...before, ...change })),
    enterInternalNote: setInternalNote,
    /** Saves unsaved changes; resolves to whether everything is saved. */
    save,
    revision: () => saved.current.revision,
  };
}

type Told = Readonly<{
  tell: (state: SaveState) => void;
  tellLimit: (limit: OfferDraftSaved['discountLimit']) => void;
}>;
type Written = Readonly<{ entries: OfferEntries; internalNote: string; written: string; locale: Locale }>;

async function saveOnce(
  quoteId: string,
  { entries, internalNote, written, locale }: Written,
  saved: { current: { written: string; revision: number } },
  { tell, tellLimit }: Told,
): Promise<boolean> {
  const { offer, ownCosts, faults } = readOffer(entries, locale);
  if (faults.length > 0) {
    tell({ kind: 'wrong-entries' });
    return false;
  }
  if (written === saved.current.written && saved.current.revision > 0) return true;
  tell({ kind: 'saving' });
  try {
    const { revision, savedAt, discountLimit } = await call(offers.saveDraft, {
      params: { id: quoteId },
      body: { revision: saved.current.revision, offer, internalNote, ownCosts },
      key: newIdempotencyKey(),
    });
    saved.current = { written, revision };
    tell({ kind: 'saved', at: savedAt });
    tellLimit(discountLimit);
    return true;
  } catch (error) {
    const isMoved = error instanceof ApiError && error.code === 'quote.draft-moved';
    tell(
      isMoved ? { kind: 'colleague' } : { kind: 'failed', refusal: refusedNameIn({ offer }, error, locale) },
    );
    return false;
  }
}
