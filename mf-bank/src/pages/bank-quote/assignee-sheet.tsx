import { type BankQuoteDetail, bankQuotes } from 'shared-kit/contract/financing';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { SelectField, Sheet, SheetBody } from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** Who of my bank deals with the request. */
export function AssigneeSheet({ detail, onChanged }: Props) {
  const t = useText();
  const { failure, pending, move } = useMove(detail.id, onChanged);
  const { assignee, officers } = detail;
  return (
    <Sheet>
      <Stack as={SheetBody}>
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
      </Stack>
    </Sheet>
  );
}
