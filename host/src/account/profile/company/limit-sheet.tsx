import { figureFields, figureOf, figureText, readFigure } from 'shared-kit/contract/figures';
import { type Currency, currencies, currencyLabels } from 'shared-kit/contract/money';
import { myCompany, type OwnCompany } from 'shared-kit/contract/my-company';
import { FigureInput } from 'shared-kit/figure-input';
import { FormGrid } from 'shared-kit/layout';
import { call, useLocale } from 'shared-kit/shell';
import { SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ProfileForm } from '../form/profile-form.tsx';

/** The largest amount for which a plain member may accept a quote. */
export function LimitSheet({ company, onSaved }: { company: OwnCompany; onSaved: () => unknown }) {
  const t = useText();
  const locale = useLocale();
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
            amount: 'value' in readFigure(amount, locale, figureFields.amountLimit) ? undefined : wrongAmount,
          })}
          refused={() => wrongAmount}
          save={async ({ amount: typed, currency }: { amount: string; currency: Currency }) => {
            const amount = figureOf(typed, locale, figureFields.amountLimit);
            await call(myCompany.limitApprovals, {
              body: { limit: amount === null ? null : { amount, currency } },
            });
            await onSaved();
          }}
        >
          {(faults, idOf) => (
            <FormGrid stretch gap="4">
              <FigureInput
                figure={figureFields.amountLimit}
                binds
                id={idOf('amount')}
                name="amount"
                label={t('profile.limit.amount')}
                hint={t('profile.limit.hint')}
                defaultText={figureText(limit?.amount)}
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
            </FormGrid>
          )}
        </ProfileForm>
      </SheetBody>
    </Sheet>
  );
}
