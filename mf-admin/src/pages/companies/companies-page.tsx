import { type CompaniesAnswer, type VerificationState, verificationStates } from 'shared-kit/contract';
import { Answer, EmptySheet, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { LocaleLink } from 'shared-kit/shell';
import { Pager, PagerStep, SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './companies-page.module.css';
import { companiesQuery } from './companies-query.ts';
import { CompanyTable } from './company-table.tsx';

/** Every company with its verification state; the address holds filter and place. */
export default function CompaniesPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const state = verificationStates.find((it) => it === search.get('state')) ?? null;
  const cursor = search.get('cursor');
  const query = useQuery(companiesQuery(state, cursor));
  return (
    <Page title={t('companies.title')} lead={t('companies.lead')}>
      <StateFilter
        state={state}
        counts={query.data?.counts}
        onChange={(next) => setSearch(next ? { state: next } : {})}
      />
      <Answer query={query}>
        {({ companies, next }) =>
          companies.length === 0 ? (
            <NoCompanies />
          ) : (
            <>
              <CompanyTable companies={companies} />
              {(cursor || next) && <Steps state={state} cursor={cursor} next={next} />}
            </>
          )
        }
      </Answer>
    </Page>
  );
}

type StateFilterProps = {
  state: VerificationState | null;
  counts: CompaniesAnswer['counts'] | undefined;
  onChange: (state: string) => void;
};

function StateFilter({ state, counts, onChange }: StateFilterProps) {
  const t = useText();
  // messages: companies.state.*
  return (
    <SelectField
      className={styles.filter}
      label={t('companies.filter')}
      value={state ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('companies.every-state')}</option>
      {verificationStates.map((it) => (
        <option key={it} value={it}>
          {counts
            ? t('companies.filter-count', { state: t(`companies.state.${it}`), count: counts[it] ?? 0 })
            : t(`companies.state.${it}`)}
        </option>
      ))}
    </SelectField>
  );
}

type StepsProps = { state: VerificationState | null; cursor: string | null; next: string | null };

function Steps({ state, cursor, next }: StepsProps) {
  const t = useText();
  const address = (place: string | null) => {
    const search = new URLSearchParams({
      ...(state && { state }),
      ...(place && { cursor: place }),
    }).toString();
    return search ? `/admin/verify?${search}` : '/admin/verify';
  };
  return (
    <Pager label={t('companies.pages')}>
      <PagerStep as={LocaleLink} to={address(null)} direction="previous" unavailable={!cursor}>
        {t('companies.first-page')}
      </PagerStep>
      <PagerStep as={LocaleLink} to={address(next)} direction="next" unavailable={!next}>
        {t('companies.next-page')}
      </PagerStep>
    </Pager>
  );
}

function NoCompanies() {
  const t = useText();
  return <EmptySheet title={t('companies.empty.title')}>{t('companies.empty.sentence')}</EmptySheet>;
}
