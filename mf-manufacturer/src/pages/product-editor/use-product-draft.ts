import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { ownProducts, type ProductDraft, type ProductEditorAnswer } from 'shared-kit/contract/products';
import { refusedNameIn } from 'shared-kit/form';
import { ApiError, call, newIdempotencyKey, useLocale, useUnsavedInput } from 'shared-kit/shell';
import { type Conflict, mergeDrafts, type Path, withValue } from './merge-drafts.ts';

export type SaveState =
  | 'saved'
  | 'typing'
  | 'saving'
  | 'wrong-entries'
  | 'colleague'
  | 'failed'
  /** The name for which saving was refused. */
  | Readonly<{ refused: Readonly<{ name: string; message: string }> }>;

const pauseMs = 1000;
type Revision = (before: ProductDraft) => Partial<ProductDraft>;
type Saved = { draft: ProductDraft; revision: number };

/** A product's draft, saved after each pause in typing. A colleague's newer texts are merged in or shown, never lost. */
export function useProductDraft(answer: ProductEditorAnswer) {
  const { id } = answer;
  const [draft, setDraft] = useState(answer.draft);
  const [textTimes, setTextTimes] = useState(answer.textTimes);
  const [state, setState] = useState<SaveState>('saved');
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const wrong = useWrongEntries();
  const saved = useRef<Saved>({ draft: answer.draft, revision: answer.revision });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const locale = useLocale();
  const latest = useRef({ draft, isBlocked: false });
  latest.current = { draft, isBlocked: wrong.count > 0 || conflicts.length > 0 };
  useUnsavedInput(draft !== saved.current.draft || wrong.count > 0);

  const save = useCallback(() => {
    const tell = { setDraft, setTextTimes, setState, setConflicts };
    running.current = running.current.then(() => saveOnce(id, { latest, saved, locale }, tell));
    return running.current;
  }, [id, locale]);

  useEffect(() => {
    if (conflicts.length > 0) return setState('colleague');
    if (wrong.count > 0) return setState('wrong-entries');
    if (draft === saved.current.draft) return setState('saved');
    setState('typing');
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, save, wrong.count, conflicts.length]);

  return {
    draft,
    textTimes,
    state,
    conflicts,
    /** Fields whose text can't be read, by their path. */
    wrong,
    change: (change: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...change })),
    /** A change that depends on the newest draft. */
    revise: (change: Revision) => setDraft((before) => ({ ...before, ...change(before) })),
    set: (path: Path, value: unknown) => setDraft((before) => withValue(before, path, value)),
    /** Decides on a value that a colleague changed too. */
    settle: ({ path, theirs }: Conflict, take: 'mine' | 'theirs') => {
      setDraft((before) => (take === 'theirs' ? withValue(before, path, theirs) : { ...before }));
      setConflicts((open) => open.filter((it) => it.path !== path));
    },
    /** Saves what isn't saved yet; resolves to whether everything is. */
    save,
    revision: () => saved.current.revision,
  };
}
export type ProductDesk = ReturnType<typeof useProductDraft>;

type Held = Readonly<{
  latest: Readonly<{ current: Readonly<{ draft: ProductDraft; isBlocked: boolean }> }>;
  saved: { current: Saved };
  locale: Locale;
}>;
type Tell = Readonly<{
  setDraft: (draft: ProductDraft) => void;
  setTextTimes: (times: ProductEditorAnswer['textTimes']) => void;
  setState: (state: SaveState) => void;
  setConflicts: (conflicts: readonly Conflict[]) => void;
}>;

/** Saves the latest draft; resolves to whether everything is saved. */
async function saveOnce(id: string, held: Held, tell: Tell): Promise<boolean> {
  const { latest, saved } = held;
  const { draft, isBlocked } = latest.current;
  if (isBlocked) return false;
  if (draft === saved.current.draft) return true;
  tell.setState('saving');
  try {
    const answered = await put(id, saved.current.revision, draft);
    saved.current = { draft, revision: answered.revision };
    tell.setTextTimes(answered.textTimes);
    tell.setState(latest.current.draft === draft ? 'saved' : 'typing');
    return true;
  } catch (error) {
    const isMoved = error instanceof ApiError && error.code === 'product.draft-moved';
    if (isMoved && (await takeTheirs(id, held, tell))) return false;
    const refused = refusedNameIn({ draft }, error, held.locale);
    tell.setState(refused ? { refused } : 'failed');
    return false;
  }
}

/** Merges what a colleague saved into my draft; resolves to whether it could be read. */
async function takeTheirs(id: string, { latest, saved }: Held, tell: Tell): Promise<boolean> {
  try {
    const theirs = await call(ownProducts.read, { params: { id } });
    const { merged, conflicts } = mergeDrafts(saved.current.draft, latest.current.draft, theirs.draft);
    saved.current = { draft: theirs.draft, revision: theirs.revision };
    tell.setDraft(merged);
    tell.setConflicts(conflicts);
    tell.setState(conflicts.length > 0 ? 'colleague' : 'typing');
    return true;
  } catch {
    return false;
  }
}

const put = (id: string, revision: number, draft: ProductDraft) =>
  call(ownProducts.saveDraft, {
    params: { id },
    body: { revision, draft },
    key: newIdempotencyKey(),
  });

function useWrongEntries() {
  const [paths, setPaths] = useState<ReadonlySet<Path>>(new Set());
  const note = useCallback(
    (path: Path, isWrong: boolean) =>
      setPaths((before) => {
        if (before.has(path) === isWrong) return before;
        const after = new Set(before);
        if (isWrong) after.add(path);
        else after.delete(path);
        return after;
      }),
    [],
  );
  return { count: paths.size, note };
}
