import { useState } from 'react';
import type { CompanyAddress } from 'shared-kit/contract/companies';
import { myCompany, type OwnCompany } from 'shared-kit/contract/my-company';
import { Stack } from 'shared-kit/layout';
import { call, useSubmit } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetFooter, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { AskedQuestion } from '../form/asked-question.tsx';
import type { Question } from '../form/confirm-dialog.tsx';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';
import { AddressForm } from './address-form.tsx';
import { AddressItem } from './address-item.tsx';

type AddressSheetProps = { company: OwnCompany; isOwner: boolean; onChanged: () => unknown };

/** The company's addresses. Only one form is open at a time. */
export function AddressSheet({ company, isOwner, onChanged }: AddressSheetProps) {
  const t = useText();
  const { addresses } = company;
  const action = useSubmit(useFailureText());
  const [edited, setEdited] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const run = (key: string, work: () => Promise<unknown>) => void action.run(work, key).then(onChanged);
  const askToRemove = ({ id, line1 }: CompanyAddress) =>
    setQuestion({
      title: t('profile.address.remove-title'),
      text: line1,
      confirm: t('profile.address.remove'),
      onConfirm: () => run(id, () => call(myCompany.removeAddress, { params: { id } })),
    });
  const close = () => setEdited(null);
  const finish = async () => {
    await onChanged();
    close();
  };
  return (
    <Sheet>
      <SheetHeader title={t('profile.address.title')} note={t('profile.address.note')} />
      <Stack as={SheetBody}>
        {action.failure && (
          <Note tone="danger" role="alert">
            {action.failure}
          </Note>
        )}
        {addresses.length === 0 && <p className={styles.text}>{t('profile.address.none')}</p>}
        <Stack as="ul" gap="0">
          {addresses.map((address) => (
            <li key={address.id} className={styles.item}>
              {edited === address.id ? (
                <AddressForm company={company} address={address} onSaved={finish} onCancel={close} />
              ) : (
                <AddressItem
                  address={address}
                  isOwner={isOwner}
                  isPending={action.pending === address.id}
                  onEdit={() => setEdited(address.id)}
                  onRemove={() => askToRemove(address)}
                  onDeliver={() =>
                    run(address.id, () => call(myCompany.deliverTo, { params: { id: address.id }, body: {} }))
                  }
                />
              )}
            </li>
          ))}
        </Stack>
        {edited === 'new' && (
          <AddressForm company={company} address={null} onSaved={finish} onCancel={close} />
        )}
      </Stack>
      {isOwner && edited === null && (
        <SheetFooter>
          <Button onClick={() => setEdited('new')}>{t('profile.address.add')}</Button>
        </SheetFooter>
      )}
      <AskedQuestion question={question} onClose={() => setQuestion(null)} />
    </Sheet>
  );
}
