import { myCompany } from 'shared-kit/contract/my-company';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, useLiveNews, useSession } from 'shared-kit/shell';
import { NoCompany } from '../no-company.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { BankAccountSheet } from './bank-account-sheet.tsx';
import { CompanyAudit } from './company-audit.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanySheet } from './company-sheet.tsx';
import { DiscountLimitSheet } from './discount-limit-sheet.tsx';
import { LimitSheet } from './limit-sheet.tsx';
import { MissingDocument } from './missing-document.tsx';
import { OwnersSheet } from './owners/owners-sheet.tsx';
import { StaffCases } from './staff-cases.tsx';
import { StaffNote } from './staff-note.tsx';

const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(myCompany.read, { signal }),
});

export function CompanySection() {
  const session = useSession();
  if (!session?.secure.companyId) return <NoCompany />;
  const { companyRole, isManufacturer } = session.user;
  return <Company isOwner={companyRole === 'owner'} isMaker={isManufacturer} />;
}

/** Every member may read it; only owners may change it. */
function Company({ isOwner, isMaker }: { isOwner: boolean; isMaker: boolean }) {
  const query = useQuery(companyQuery);
  const refetch = () => query.refetch();
  useLiveNews('company', () => void refetch());
  return (
    <Answer query={query}>
      {(company) => (
        <>
          <MissingDocument since={company.reVerificationDue} />
          <StaffNote company={company} isOwner={isOwner} onResubmitted={refetch} />
          {isOwner ? (
            <CompanySheet company={company} onSaved={refetch} />
          ) : (
            <CompanyFacts company={company} isMaker={isMaker} />
          )}
          <AddressSheet company={company} isOwner={isOwner} onChanged={refetch} />
          {isOwner && <OwnersSheet onChanged={refetch} />}
          {isOwner && <LimitSheet company={company} onSaved={refetch} />}
          {isOwner && isMaker && <DiscountLimitSheet company={company} onSaved={refetch} />}
          <BankAccountSheet company={company} isOwner={isOwner} />
          <StaffCases />
          {isOwner && <CompanyAudit />}
        </>
      )}
    </Answer>
  );
}
