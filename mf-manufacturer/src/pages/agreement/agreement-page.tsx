import type { AgreementAnswer } from 'shared-kit/contract/signing';
import { Stack } from 'shared-kit/layout';
import { Answer, Page, useWayBack } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatDay, LocaleLink, publicConfig, useLiveNews, useLocale, useSession } from 'shared-kit/shell';
import { ButtonLink, EmptyState, Note, Sheet, SheetBody } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { agreementQuery, askAgreementAgain } from './agreement-query.ts';
import { InForce } from './in-force.tsx';
import { Signing } from './signing.tsx';
import { isToBeSigned } from './whose-turn.ts';

/** The reader's framework agreement: signing it, and the confirmation. Strangers see nothing of a company. */
export function AgreementPage() {
  const session = useSession();
  if (session?.secure.companyId) return <OwnAgreement />;
  return <Outside isSignedIn={session !== null} />;
}

function OwnAgreement() {
  const t = useText();
  const query = useQuery(agreementQuery(useLocale()));
  useLiveNews('company', () => void askAgreementAgain());
  const agreement = query.data?.agreement;
  return (
    <Page title={t(`agreement.title.${agreement ? titleOf(agreement) : 'sign'}`)} lead={t('agreement.lead')}>
      <Answer query={query}>
        {({ agreement: found }) => (found === null ? <NotNeeded /> : <Parts agreement={found} />)}
      </Answer>
    </Page>
  );
}

const titleOf = ({ state, inForce }: AgreementAnswer) =>
  state === 'awaiting_market' || state === 'sealing' ? 'waits' : inForce ? 'in-force' : 'sign';

/** A newer text is signed below the one that is in force. */
function Parts({ agreement }: { agreement: AgreementAnswer }) {
  const { inForce, state } = agreement;
  const isNew = isToBeSigned(agreement);
  return (
    <Stack>
      {inForce && <InForce agreement={agreement} inForce={inForce} />}
      {inForce && isNew && state === null && <NewVersion inForce={inForce} />}
      {isNew && <Signing agreement={agreement} />}
    </Stack>
  );
}

/** The market asks for a signature under a newer version, and says until when the old one holds. */
function NewVersion({ inForce: { holdsUntil } }: { inForce: NonNullable<AgreementAnswer['inForce']> }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Note tone="warning" title={t('agreement.renewal.title')}>
      {holdsUntil === null
        ? t('agreement.renewal.open')
        : t('agreement.renewal.until', { day: formatDay(holdsUntil, locale) })}
    </Note>
  );
}

function NotNeeded() {
  const t = useText();
  return (
    <Sheet>
      <SheetBody>
        <EmptyState title={t('agreement.not-needed.title')}>{t('agreement.not-needed.sentence')}</EmptyState>
      </SheetBody>
    </Sheet>
  );
}

function Outside({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText();
  const back = useWayBack();
  const signIn = (
    <ButtonLink as={LocaleLink} emphasis="primary" to={publicConfig().loginPath + back}>
      {t('documents.signed-out.sign-in')}
    </ButtonLink>
  );
  return (
    <Page title={t('agreement.title.sign')} lead={t('agreement.lead')}>
      <Sheet>
        <SheetBody>
          {isSignedIn ? (
            <EmptyState title={t('documents.no-company.title')}>{t('agreement.no-company')}</EmptyState>
          ) : (
            <EmptyState title={t('documents.signed-out.title')} action={signIn}>
              {t('agreement.signed-out')}
            </EmptyState>
          )}
        </SheetBody>
      </Sheet>
    </Page>
  );
}
