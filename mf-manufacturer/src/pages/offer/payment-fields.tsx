import { quoteLimits } from 'shared-kit/contract/quotes';
import { FormGrid, Stack } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { MilestoneFields } from '../../offer-terms/milestone-fields.tsx';
import { useText } from '../../text.ts';
import { BankFields } from './bank-fields.tsx';
import { type EntryProps, fieldIdOf } from './entry-props.ts';
import { GuaranteeFields } from './guarantee-fields.tsx';
import styles from './offer-page.module.css';

/** Payment milestones, the offer's validity, the bank account, and a guarantee for the advance. */
export function PaymentFields({ entries, enter, wrong }: EntryProps) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('offer.payment.title')} />
      <Stack as={SheetBody} gap="3">
        <MilestoneFields
          milestones={entries.milestones}
          onChange={(milestones) => enter({ milestones })}
          wrong={wrong}
          idOf={fieldIdOf}
        />
        <FormGrid field="long">
          <TextField
            className={styles.wide}
            label={t('offer.payment.note')}
            value={entries.paymentNote}
            maxLength={quoteLimits.reason}
            onChange={({ target }) => enter({ paymentNote: target.value })}
          />
          <DateField
            of="offer.validUntil"
            id={fieldIdOf('validUntil')}
            label={t('offer.payment.valid-until')}
            hint={t('offer.payment.valid-hint', { count: quoteLimits.validityDays })}
            value={entries.validUntil}
            onChange={({ target }) => enter({ validUntil: target.value })}
          />
          <DateField
            of="offer.financingUntil"
            id={fieldIdOf('financingUntil')}
            label={t('offer.payment.financing-until')}
            hint={t('offer.payment.financing-hint')}
            value={entries.financingUntil}
            onChange={({ target }) => enter({ financingUntil: target.value })}
          />
          <BankFields bank={entries.bank} change={(bank) => enter({ bank })} />
        </FormGrid>
        <GuaranteeFields entries={entries} enter={enter} wrong={wrong} />
      </Stack>
    </Sheet>
  );
}
