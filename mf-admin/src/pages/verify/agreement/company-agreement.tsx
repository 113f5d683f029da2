import { staffAgreements } from 'shared-kit/contract/agreements';
import {
  type AgreementAnswer,
  type AgreementForStaffAnswer,
  hindranceWords,
} from 'shared-kit/contract/signing';
import { Stack } from 'shared-kit/layout';
import { AgreementSheet, Answer, type SigningCalls, SigningForm, useAgreementMove } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { bind, call, formatDay, formatMoment, publicConfig, useLiveNews, useLocale } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { companyAgreementQuery } from './agreement-query.ts';
import { Refusal } from './refusal.tsx';
import { SignatoryForm } from './signatory-form.tsx';
import { SignatoryList } from './signatory-list.tsx';

type CompanyAgreementProps = { companyId: string; refetch: () => unknown };

/** Who may sign for the company, its framework agreement if it signs one, and the market's own signature. */
export function CompanyAgreement({ companyId, refetch }: CompanyAgreementProps) {
  const query = useQuery(companyAgreementQuery(companyId, useLocale()));
  useLiveNews('company', () => void query.refetch(), companyId);
  return (
    <Answer query={query}>{(found) => <Parts {...found} companyId={companyId} refetch={refetch} />}</Answer>
  );
}

/** Signing for the market what a company signed. */
const signingOf = (id: string): SigningCalls => ({
  askCode: (body, key) => call(staffAgreements.askCode, { params: { id }, body, key }),
  sign: (confirmed, body, keyOf) => bind(confirmed, staffAgreements.sign, { params: { id }, body }, keyOf),
});

function Parts({ agreement, signers, companyId, refetch }: CompanyAgreementProps & AgreementForStaffAnswer) {
  const t = useText();
  const moveOf = useAgreementMove();
  const isOurTurn = agreement?.state === 'awaiting_market';
  return (
    <>
      <Sheet tone={isOurTurn ? 'accent' : 'neutral'}>
        <SheetHeader title={t(agreement ? 'verify.agreement.title' : 'verify.agreement.signatories')} />
        <SheetBody>
          <Stack gap="3">
            {agreement ? <Standing agreement={agreement} /> : <Text>{t('verify.agreement.contracts')}</Text>}
            <SignatoryList signatories={signers.signatories} companyId={companyId} refetch={refetch} />
            <SignatoryForm signers={signers} companyId={companyId} refetch={refetch} />
            {isOurTurn && (
              <>
                {agreement.isAllowed ? (
                  <SigningForm
                    key={agreement.text.sha256}
                    {...signingOf(companyId)}
                    text={agreement.text}
                    consentVersion={agreement.consentVersion}
                    company={publicConfig().brandName}
                    move={moveOf(agreement.text, publicConfig().brandName)}
                    onChanged={refetch}
                  />
                ) : (
                  <Text>{t('verify.decision.held')}</Text>
                )}
                <Refusal companyId={companyId} agreement={agreement} refetch={refetch} />
              </>
            )}
          </Stack>
        </SheetBody>
      </Sheet>
      {isOurTurn && <AgreementSheet text={agreement.text} />}
    </>
  );
}

function Standing({ agreement }: { agreement: AgreementAnswer }) {
  const t = useText();
  const locale = useLocale();
  const { state, inForce, elsewhere, waitsFor, signatures, canBind } = agreement;
  const step = state ?? (inForce ? 'in_force' : canBind ? 'ready' : 'nobody');
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
