import { CloseIcon, IconButton, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './search-box.module.css';
import type { ShownOptions } from './suggested-groups.tsx';
import { SuggestedLink } from './suggested-link.tsx';

type LastSearchesProps = ShownOptions &
  Readonly<{ searches: readonly string[]; onForget: (search: string) => void; onForgetAll: () => void }>;

/** Options may not contain buttons, so the remove buttons are in a list of their own beside them. */
export function LastSearches(props: LastSearchesProps) {
  const { listId, options, at, idOf, onFollow, searches, onForget, onForgetAll } = props;
  const t = useText();
  return (
    <>
      <div className={styles.head}>
        <span id={`${listId}label`} className={styles.label}>
          {t('search.last')}
        </span>
        <TextLink as="button" type="button" onClick={onForgetAll}>
          {t('search.forget-all')}
        </TextLink>
      </div>
      <div className={styles.last}>
        <div role="listbox" id={listId} aria-labelledby={`${listId}label`}>
          {options.map((option, index) => (
            <SuggestedLink
              key={option.key}
              id={idOf(index)}
              option={option}
              isActive={index === at}
              onFollow={onFollow}
            />
          ))}
        </div>
        <ul>
          {searches.map((search) => (
            <li key={search} className={styles.forget}>
              <IconButton
                icon={CloseIcon}
                size="small"
                label={t('search.forget', { words: search })}
                onClick={() => onForget(search)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
