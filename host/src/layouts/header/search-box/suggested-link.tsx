import { LocaleLink } from 'shared-kit/shell';
import styles from './search-box.module.css';
import type { Suggested } from './suggested-options.ts';

export type OptionProps = Readonly<{
  id: string;
  option: Suggested;
  isActive: boolean;
  onFollow: (option: Suggested) => void;
  /** Visible text, if it differs from the name. */
  label?: string;
}>;

/** A link, so that it can be opened in another tab. The focus stays in the field. */
export function SuggestedLink({ id, option, isActive, onFollow, label = option.label }: OptionProps) {
  return (
    <LocaleLink
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      to={option.to}
      className={styles.option}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!(ctrlKey || metaKey || shiftKey)) onFollow(option);
      }}
    >
      <span className={styles.words}>{label}</span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
    </LocaleLink>
  );
}
