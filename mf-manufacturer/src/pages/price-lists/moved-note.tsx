import { Row } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Button, Note, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './price-lists.module.css';
import type { Theirs } from './use-list-changes.ts';
import type { ListDesk } from './use-list-desk.ts';

type Props = { theirs: Theirs; desk: ListDesk; onOverwrite: (revision: number) => void };

/** A colleague saved or removed the list meanwhile. What was typed stays until the maker decides. */
export function MovedNote({ theirs: { list }, desk, onOverwrite }: Props) {
  const t = useText();
  const locale = useLocale();
  return (
    <Note
      role="alert"
      tone="warning"
      title={t(list ? 'price-lists.moved.title' : 'price-lists.moved.removed-title')}
    >
      <Text>
        {list
          ? t('price-lists.moved.text', { by: list.changedBy, at: formatMoment(list.changedAt, locale) })
          : t('price-lists.moved.removed-text')}
      </Text>
      <Row className={styles.choices}>
        {list && <Button onClick={() => desk.take(list)}>{t('price-lists.moved.take')}</Button>}
        <Button onClick={() => onOverwrite(list?.revision ?? 0)}>
          {t(list ? 'price-lists.moved.keep' : 'price-lists.moved.restore')}
        </Button>
      </Row>
    </Note>
  );
}
