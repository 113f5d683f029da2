import type { CompaniesAnswer } from 'shared-kit/contract';
import { countryName, formatDay, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, Row, RowHead, Sheet, Table } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { Verification } from './verification.tsx';

type Company = CompaniesAnswer['companies'][number];

export function CompanyTable({ companies }: { companies: readonly Company[] }) {
  const t = useText();
  return (
    <Sheet>
      <Table label={t('companies.title')} stacked>
        <thead>
          <tr>
            <ColumnHead>{t('companies.column.name')}</ColumnHead>
            <ColumnHead>{t('companies.column.kind')}</ColumnHead>
            <ColumnHead>{t('companies.column.place')}</ColumnHead>
            <ColumnHead>{t('companies.column.submitted')}</ColumnHead>
            <ColumnHead>{t('companies.column.state')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function CompanyRow({ company }: { company: Company }) {
  const t = useText();
  const locale = useLocale();
  // messages: companies.kind.*
  return (
    <Row>
      <RowHead>{company.legalName}</RowHead>
      <Cell>{t(`companies.kind.${company.kind}`)}</Cell>
      <Cell>
        {t('companies.place', { city: company.city, country: countryName(company.country, locale) })}
      </Cell>
      <Cell>
        {company.submittedAt ? formatDay(company.submittedAt, locale) : t('companies.not-submitted')}
      </Cell>
      <Cell>
        <Verification state={company.verification} />
      </Cell>
    </Row>
  );
}
