import { Page, useWayBack } from 'shared-kit/page';
import { LocaleLink, publicConfig, useSession } from 'shared-kit/shell';
import { ButtonLink, EmptyState, Sheet, SheetBody } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { Checklist } from './checklist.tsx';

/** The documents that a company shows the market's staff. Anybody may enter; only members see something of a company. */
export default function DocumentsPage() {
  const t = useText();
  const session = useSession();
  return (
    <Page title={t('documents.title')} lead={t('documents.lead')}>
      {session?.secure.companyId ? (
        <Checklist isOwner={session.user.companyRole === 'owner'} />
      ) : (
        <Sheet>
          <SheetBody>{session ? <WithoutCompany /> : <SignedOut />}</SheetBody>
        </Sheet>
      )}
    </Page>
  );
}

function SignedOut() {
  const t = useText();
  const back = useWayBack();
  const { loginPath, registerPath } = publicConfig();
  return (
    <EmptyState
      title={t('documents.signed-out.title')}
      action={
        <>
          <ButtonLink as={LocaleLink} emphasis="primary" to={loginPath + back}>
            {t('documents.signed-out.sign-in')}
          </ButtonLink>
          <ButtonLink as={LocaleLink} to={registerPath}>
            {t('documents.signed-out.register')}
          </ButtonLink>
        </>
      }
    >
      {t('documents.signed-out.sentence')}
    </EmptyState>
  );
}

function WithoutCompany() {
  const t = useText();
  return (
    <EmptyState title={t('documents.no-company.title')}>{t('documents.no-company.sentence')}</EmptyState>
  );
}
