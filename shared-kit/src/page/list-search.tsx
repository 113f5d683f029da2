import { Button, Icon, SearchIcon, TextField } from 'shared-kit/ui';
import styles from './list-search.module.css';

interface ListSearchProps {
  /** Label and placeholder of the field. */
  label: string;
  /** Text of the button. */
  find: string;
  /** The current search. */
  value: string;
  maxLength: number;
  /** Gets the trimmed words; empty text ends the search. */
  onSearch: (words: string) => void;
}

/** Search field of a list whose filters are in the address. */
export function ListSearch({ label, find, value, maxLength, onSearch }: ListSearchProps) {
  return (
    <form
      className={styles.root}
      // Remount when the search changes elsewhere, for example by Back.
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
