import { type CompanyAgreementAnswer, hindranceWords } from 'shared-kit/contract';
import { AgreementSheet, Answer, SigningForm } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatDay, formatMoment, publicConfig, useLiveNews, useLocale } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { companyAgreementQuery } from './agreement-query.ts';
import { Refusal } from './refusal.tsx';
import { SignatoryForm } from './signatory-form.tsx';
import { SignatoryList } from './signatory-list.tsx';

type CompanyAgreementProps = { companyId: string; refetch: () => unknown };

/** The company's framework agreement: who may sign it, where it stands, and the market's own signature. */
export function CompanyAgreement({ companyId, refetch }: CompanyAgreementProps) {
  const query = useQuery(companyAgreementQuery(companyId, useLocale()));
  useLiveNews('company', () => void query.refetch(), companyId);
  return (
    <Answer query={query}>
      {({ agreement }) =>
        agreement && <Parts agreement={agreement} companyId={companyId} refetch={refetch} />
      }
    </Answer>
  );
}

type PartsProps = CompanyAgreementProps & { agreement: CompanyAgreementAnswer };

function Parts({ agreement, companyId, refetch }: PartsProps) {
  const t = useText();
  const { state, text, signatories } = agreement;
  return (
    <>
      <Sheet tone={state === 'awaiting_market' ? 'accent' : 'neutral'}>
        <SheetHeader title={t('verify.agreement.title')} />
        <SheetBody>
          <div className={styles.decision}>
            <Standing agreement={agreement} />
            <SignatoryList signatories={signatories} companyId={companyId} refetch={refetch} />
            <SignatoryForm agreement={agreement} companyId={companyId} refetch={refetch} />
            {state === 'awaiting_market' && (
              <>
                <SigningForm
                  key={text.sha256}
                  url={`/api/admin/companies/${companyId}/agreement`}
                  text={text}
                  consentVersion={agreement.consentVersion}
                  company={publicConfig().brandName}
                  onChanged={refetch}
                />
                <Refusal companyId={companyId} refetch={refetch} />
              </>
            )}
          </div>
        </SheetBody>
      </Sheet>
      {state === 'awaiting_market' && <AgreementSheet text={text} />}
    </>
  );
}

function Standing({ agreement }: { agreement: CompanyAgreementAnswer }) {
  const t = useText();
  const locale = useLocale();
  const { state, inForce, elsewhere, waitsFor, signatures, canBind } = agreement;
  const step = state ?? (inForce ? 'in_force' : canBind ? 'ready' : 'nobody');
  // messages: verify.agreement.state.*
  return (
    <>
      <Text>{t(`verify.agreement.state.${step}`)}</Text>
      {elsewhere && (
        <Text>
          {t('verify.agreement.elsewhere', {
            name: elsewhere.name,
            day: formatDay(elsewhere.signedOn, locale),
          })}
        </Text>
      )}
      {signatures.map(({ name, role, at }) => (
        <Text key={`${at} ${name}`} look="small" tone="muted">
          {t('verify.agreement.signed', { name, role, at: formatMoment(at, locale) })}
        </Text>
      ))}
      {waitsFor && <Note tone="warning">{hindranceWords(waitsFor, locale)}</Note>}
    </>
  );
}
