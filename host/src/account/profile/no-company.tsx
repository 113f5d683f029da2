import { useState } from 'react';
import { EmptySheet } from 'shared-kit/page';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { JoinCompany } from './claims/join-company.tsx';
import { OwnClaim } from './claims/own-claim.tsx';

/** For a visitor without a company, who can browse, compare and fill a cart. */
export function NoCompany() {
  const t = useText();
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <>
      <OwnClaim isNew={hasAsked} />
      <EmptySheet
        title={t('profile.no-company.title')}
        action={
          <ButtonLink as={LocaleLink} to={publicConfig().registerPath} emphasis="primary">
            {t('profile.no-company.register')}
          </ButtonLink>
        }
      >
        {t('profile.no-company.text')}
      </EmptySheet>
      <JoinCompany onSent={() => setHasAsked(true)} />
    </>
  );
}
