import { useText } from '../../../text.ts';
import styles from './search-box.module.css';
import { SuggestedLink } from './suggested-link.tsx';
import type { Suggested, SuggestedGroup } from './suggested-options.ts';

export type ShownOptions = Readonly<{
  listId: string;
  options: readonly Suggested[];
  /** Index of the active option; below zero the keys are in the field. */
  at: number;
  idOf: (at: number) => string;
  onFollow: (option: Suggested) => void;
}>;

/** The suggestions, grouped by kind. */
export function SuggestedGroups(props: ShownOptions & Readonly<{ groups: readonly SuggestedGroup[] }>) {
  const { listId, groups, options, at, idOf, onFollow } = props;
  const t = useText();
  return (
    <div role="listbox" id={listId} aria-label={t('search.suggestions')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div
          key={group.kind}
          role="group"
          aria-labelledby={`${listId}${group.kind}`}
          className={styles.group}
        >
          <div id={`${listId}${group.kind}`} role="presentation" className={styles.label}>
            {t(`search.group.${group.kind}`)}
          </div>
          {group.options.map((option) => {
            const index = options.indexOf(option);
            const shown = { id: idOf(index), option, isActive: index === at, onFollow };
            return <SuggestedLink key={option.key} {...shown} />;
          })}
        </div>
      ))}
    </div>
  );
}
