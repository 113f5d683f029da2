import { Button, Icon, SearchIcon, TextField } from 'shared-kit/ui';
import styles from './list-search.module.css';

interface ListSearchProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  /** The word on the button. */
  find: string;
  /** What is looked for now. */
  value: string;
  maxLength: number;
  /** The words without spaces around them; empty: no search. */
  onSearch: (words: string) => void;
}

/** The search of a list whose choice stands in the address. */
export function ListSearch({ label, find, value, maxLength, onSearch }: ListSearchProps) {
  return (
    <form
      className={styles.root}
      // Another search from elsewhere, such as going back, shows in the field.
      key={value}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        onSearch(typeof words === 'string' ? words.trim() : '');
      }}
    >
      <TextField
        name="q"
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        defaultValue={value}
        maxLength={maxLength}
        before={<Icon of={SearchIcon} />}
      />
      <Button type="submit">{find}</Button>
    </form>
  );
}
