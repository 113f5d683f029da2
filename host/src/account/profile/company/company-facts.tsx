import { companyFields } from 'shared-kit/contract/companies';
import { formatMoney } from 'shared-kit/contract/money';
import type { OwnCompany } from 'shared-kit/contract/my-company';
import { countryName, useLocale } from 'shared-kit/shell';
import { KeyValues, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useTaxLabels } from '../../tax-labels.ts';
import { furtherFields } from './further-fields.ts';
import { Verification } from './verification.tsx';

/** The company's data, read-only for members who aren't owners. */
export function CompanyFacts({ company, isMaker }: { company: OwnCompany; isMaker: boolean }) {
  const t = useText();
  const locale = useLocale();
  const taxLabels = useTaxLabels(company.country, company.legalForm);
  const limit = company.approvalLimit;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Sheet>
      <SheetHeader
        title={t('profile.company.title')}
        note={t(`profile.company.about.${company.verification}`)}
      >
        <Verification state={company.verification} />
      </SheetHeader>
      <SheetBody>
        <KeyValues
          facts={[
            { term: t('profile.company.legal-name'), detail: company.legalName },
            { term: t('profile.company.brand-name'), detail: company.brandName },
            { term: t('profile.company.kind'), detail: t(`profile.company.kind.${company.kind}`) },
            { term: t('profile.company.country'), detail: countryName(company.country, locale) },
            ...taxLabels.map(({ name, label }) => ({
              term: label,
              detail: company[name] ?? t('profile.company.not-stated'),
            })),
            ...furtherFields.map(({ name }) => ({
              term: t(`profile.company.${companyFields[name]}`),
              detail: company[name] ?? t('profile.company.not-stated'),
            })),
            {
              term: t('profile.limit.title'),
              detail: limit ? formatMoney(limit) : t('profile.limit.none'),
            },
            ...(isMaker
              ? [
                  {
                    term: t('profile.discount-limit.title'),
                    detail:
                      company.discountLimit === null
                        ? t('profile.discount-limit.none')
                        : percent.format(Number(company.discountLimit) / 100),
                  },
                ]
              : []),
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}
