import { type CompanyRisk, companyRisks } from 'shared-kit/contract/companies';
import { isOneOf } from 'shared-kit/contract/tables';
import { type CompanyFile, verification } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { call, useSubmit } from 'shared-kit/shell';
import { Note, SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

type RiskProps = { file: CompanyFile; refetch: () => unknown };

/** How closely staff look at the company, which decides how often it shows its papers again. */
export function Risk({ file: { id, risk }, refetch }: RiskProps) {
  const t = useText();
  const { isPending, failure, run } = useSubmit(() => t('verify.risk.failed'));
  const change = (next: CompanyRisk) =>
    void run(() => call(verification.setRisk, { params: { id }, body: { risk: next } })).then(refetch);
  return (
    <Sheet>
      <SheetHeader title={t('verify.risk.title')} />
      <Stack as={SheetBody} gap="3">
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <SelectField
          label={t('verify.risk.label')}
          hint={t('verify.risk.hint')}
          value={risk}
          disabled={isPending}
          onChange={({ target }) => isOneOf(companyRisks, target.value) && change(target.value)}
        >
          {companyRisks.map((it) => (
            <option key={it} value={it}>
              {t(`verify.risk.is.${it}`)}
            </option>
          ))}
        </SelectField>
      </Stack>
    </Sheet>
  );
}
