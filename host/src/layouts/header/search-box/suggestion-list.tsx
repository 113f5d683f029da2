import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useLocale } from 'shared-kit/shell';
import { VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { forgetSearch, forgetSearches, keepSearch, lastSearches } from './last-searches.ts';
import { LastSearches } from './last-searches-list.tsx';
import styles from './search-box.module.css';
import { SuggestedGroups } from './suggested-groups.tsx';
import { type Suggested, searchFor, suggestedGroups } from './suggested-options.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Ids of the open list and of its active option. */
export type ShownList = Readonly<{ list?: string | undefined; active?: string | undefined }>;

export type SuggestionHandle = Readonly<{
  press: (event: KeyboardEvent) => void;
  /** Keeps a search among the recent ones. */
  keep: (words: string) => void;
}>;

type SuggestionListProps = Readonly<{
  ref: Ref<SuggestionHandle>;
  /** Text of the field; `null` while the list is closed. */
  words: string | null;
  onAsk: () => void;
  onDismiss: () => void;
  onFollow: () => void;
  /** Recent searches were removed, along with the button that had the focus. */
  onForget: () => void;
  onShow: (shown: ShownList) => void;
}>;

/** The list below the field: recent searches while it is empty, else suggestions. */
export default function SuggestionList(props: SuggestionListProps) {
  const { ref, words, onAsk, onDismiss, onFollow, onForget, onShow } = props;
  const t = useText();
  const listId = useId();
  const isEmpty = words?.trim() === '';
  const groups = useGroups(words?.trim() ?? '');
  const { searches, forget, forgetAll } = useLastSearches(isEmpty, onForget);
  const options = isEmpty ? searches.map(searchFor) : groups.flatMap((it) => it.options);
  const idOf = (at: number) => `${listId}${at}`;

  const { at, press } = useOptionKeys({
    options: options.map(({ key }) => key),
    idOf,
    onAsk,
    onDismiss,
    onDelete: isEmpty ? (index) => forget(searches[index] ?? '') : undefined,
  });
  useImperativeHandle(ref, () => ({ press, keep: keepSearch }));
  const list = options.length > 0 ? listId : undefined;
  const active = at >= 0 ? idOf(at) : undefined;
  useEffect(() => onShow({ list, active }), [onShow, list, active]);

  if (!list) return null;
  const follow = ({ words: kept }: Suggested) => {
    if (kept) keepSearch(kept);
    onFollow();
  };
  const shown = { listId, options, at, idOf, onFollow: follow };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing anywhere in it leaves the focus in the field
    <div className={styles.list} onMouseDown={(event) => event.preventDefault()}>
      {isEmpty ? (
        <LastSearches {...shown} searches={searches} onForget={forget} onForgetAll={forgetAll} />
      ) : (
        <SuggestedGroups {...shown} groups={groups} />
      )}
      <VisuallyHidden role="status">
        {!isEmpty && t('search.found', { count: options.length })}
      </VisuallyHidden>
    </div>
  );
}

function useGroups(typed: string) {
  const t = useText();
  const locale = useLocale();
  const answer = useSuggestions(typed);
  return useMemo(() => {
    const figure = (count: number) =>
      t('search.products', { count, number: new Intl.NumberFormat(locale).format(count) });
    return answer ? suggestedGroups(answer, figure) : [];
  }, [answer, t, locale]);
}

/** Read again each time the list opens, since other tabs search, too. */
function useLastSearches(isAsked: boolean, onForget: () => void) {
  const [searches, setSearches] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isAsked) setSearches(lastSearches());
  }, [isAsked]);
  const after = (change: () => void) => {
    change();
    setSearches(lastSearches());
    onForget();
  };
  return {
    searches,
    forget: (search: string) => after(() => forgetSearch(search)),
    forgetAll: () => after(forgetSearches),
  };
}
