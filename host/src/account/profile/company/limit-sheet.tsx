import { currencies, currencyLabels, type OwnCompany } from 'shared-kit/contract';
import { api } from 'shared-kit/shell';
import { SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../../text.ts';
import styles from '../form/form.module.css';
import { ProfileForm } from '../form/profile-form.tsx';
import { readAmount } from './read-amount.ts';

/** The largest amount for which a plain member may accept a quote. */
export function LimitSheet({ company, onSaved }: { company: OwnCompany; onSaved: () => unknown }) {
  const t = useText();
  const limit = company.approvalLimit;
  const wrongAmount = t('profile.limit.wrong');
  return (
    <Sheet>
      <SheetHeader title={t('profile.limit.title')} note={t('profile.limit.note')} />
      <SheetBody>
        <ProfileForm
          id="limit"
          submitLabel={t('profile.limit.save')}
          savedText={t('profile.saved')}
          check={({ amount = '' }) => ({
            amount: readAmount(amount) === undefined ? wrongAmount : undefined,
          })}
          refused={() => wrongAmount}
          save={async ({ amount: typed = '', currency }) => {
            const amount = readAmount(typed) ?? null;
            await api.post('/api/company/approval-limit', {
              limit: amount === null ? null : { amount, currency },
            });
            await onSaved();
          }}
        >
          {(faults, idOf) => (
            <div className={styles.pair}>
              <NumberField
                id={idOf('amount')}
                name="amount"
                label={t('profile.limit.amount')}
                hint={t('profile.limit.hint')}
                defaultValue={limit?.amount.replace(/\.00$/, '') ?? ''}
                error={faults.amount}
              />
              <SelectField
                id={idOf('currency')}
                name="currency"
                label={t('profile.limit.currency')}
                defaultValue={limit?.currency ?? 'USD'}
              >
                {currencies.map((currency) => (
                  <option key={currency} value={currency}>
                    {currencyLabels[currency]}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
        </ProfileForm>
      </SheetBody>
    </Sheet>
  );
}
