import type { OwnCompany } from 'shared-kit/contract';
import { api } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../../text.ts';
import { ProfileForm } from '../form/profile-form.tsx';
import { readAmount } from './read-amount.ts';

/** As typed, 0 to 100; null if empty, undefined if it is none. */
function readPercent(typed: string): string | null | undefined {
  const percent = readAmount(typed);
  return percent && Number(percent) > 100 ? undefined : percent;
}

/** The largest discount with which a plain member may send an offer. */
export function DiscountLimitSheet({ company, onSaved }: { company: OwnCompany; onSaved: () => unknown }) {
  const t = useText();
  const wrongPercent = t('profile.discount-limit.wrong');
  return (
    <Sheet>
      <SheetHeader title={t('profile.discount-limit.title')} note={t('profile.discount-limit.note')} />
      <SheetBody>
        <ProfileForm
          id="discount-limit"
          submitLabel={t('profile.discount-limit.save')}
          savedText={t('profile.saved')}
          check={({ percent = '' }) => ({
            percent: readPercent(percent) === undefined ? wrongPercent : undefined,
          })}
          refused={() => wrongPercent}
          save={async ({ percent = '' }) => {
            await api.post('/api/company/discount-limit', { percent: readPercent(percent) ?? null });
            await onSaved();
          }}
        >
          {(faults, idOf) => (
            <NumberField
              id={idOf('percent')}
              name="percent"
              affix="%"
              label={t('profile.discount-limit.percent')}
              hint={t('profile.discount-limit.hint')}
              defaultValue={company.discountLimit?.replace(/\.?0+$/, '') ?? ''}
              error={faults.percent}
            />
          )}
        </ProfileForm>
      </SheetBody>
    </Sheet>
  );
}
