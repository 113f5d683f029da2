import type { QuoteListAnswer } from 'shared-kit/contract';
import { Button, Icon, SearchIcon, Segmented, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useRequestChoice } from './request-choice.ts';
import styles from './requests-page.module.css';
import { requestTurns } from './requests-query.ts';

export function RequestFilters({ counts }: { counts: QuoteListAnswer['counts'] | undefined }) {
  const t = useText();
  const { choice, choose } = useRequestChoice();
  // messages: requests.turn.*
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('requests.turn')}
        value={choice.turn ?? 'all'}
        onChange={(turn) => choose({ turn: requestTurns.find((each) => each === turn) ?? null })}
        options={(['all', ...requestTurns] as const).map((turn) => ({
          value: turn,
          label:
            turn === 'mine'
              ? t('requests.turn.mine', { count: counts?.mine ?? 0 })
              : t(`requests.turn.${turn}`),
        }))}
      />
      <form
        className={styles.search}
        // Another search from elsewhere, such as going back, shows in the field.
        key={choice.search}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          choose({ search: typeof words === 'string' ? words.trim() : '' });
        }}
      >
        <TextField
          name="q"
          type="search"
          label={t('requests.search')}
          labelHidden
          placeholder={t('requests.search')}
          defaultValue={choice.search}
          maxLength={200}
          before={<Icon of={SearchIcon} />}
        />
        <Button type="submit">{t('requests.find')}</Button>
      </form>
    </div>
  );
}
