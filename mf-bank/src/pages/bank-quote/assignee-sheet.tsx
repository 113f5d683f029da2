import { type BankQuoteDetail, bankQuotes } from 'shared-kit/contract/financing';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { SelectField, Sheet, SheetBody } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** Who of my bank deals with the request. */
export function AssigneeSheet({ detail, onChanged }: Props) {
  const t = useText();
  const { failure, pending, move } = useMove(detail.id, onChanged);
  const { assignee, officers } = detail;
  return (
    <Sheet>
      <SheetBody className={styles.head}>
        <MoveFailure failure={failure} />
        <SelectField
          label={t('assignee.title')}
          value={assignee?.id ?? ''}
          disabled={pending !== null}
          onChange={({ target }) =>
            void move(bankQuotes.assign, { userId: target.value || null }, 'assignee')
          }
        >
          <option value="">{t('assignee.nobody')}</option>
          {officers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </SheetBody>
    </Sheet>
  );
}
