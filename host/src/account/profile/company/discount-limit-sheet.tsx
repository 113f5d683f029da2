import { figureFields, figureOf, figureText, readFigure } from 'shared-kit/contract/figures';
import { myCompany, type OwnCompany } from 'shared-kit/contract/my-company';
import { FigureInput } from 'shared-kit/figure-input';
import { call, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ProfileForm } from '../form/profile-form.tsx';

/** The largest discount with which a plain member may send an offer. */
export function DiscountLimitSheet({ company, onSaved }: { company: OwnCompany; onSaved: () => unknown }) {
  const t = useText();
  const locale = useLocale();
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
            percent: 'value' in readFigure(percent, locale, figureFields.share) ? undefined : wrongPercent,
          })}
          refused={() => wrongPercent}
          save={async ({ percent = '' }) => {
            await call(myCompany.limitDiscounts, {
              body: { percent: figureOf(percent, locale, figureFields.share) },
            });
            await onSaved();
          }}
        >
          {(faults, idOf) => (
            <FigureInput
              figure={figureFields.share}
              binds
              id={idOf('percent')}
              name="percent"
              affix="%"
              label={t('profile.discount-limit.percent')}
              hint={t('profile.discount-limit.hint')}
              defaultText={figureText(company.discountLimit)}
              error={faults.percent}
            />
          )}
        </ProfileForm>
      </SheetBody>
    </Sheet>
  );
}
