import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Stack } from 'shared-kit/layout';
import { publicConfig } from 'shared-kit/shell';
import { Button, Heading } from 'shared-kit/ui';
import { safeRedirect } from '../../guards/guard.ts';
import { useText } from '../../text.ts';
import { MailAgain } from '../mailed-links/mail-again.tsx';
import { WhereToLook } from '../mailed-links/where-to-look.tsx';
import styles from './register-page.module.css';

/** The registration is sent; the visitor continues from the mail. */
export function RegisterDone({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const redirect = safeRedirect(useSearchParams()[0].get('redirect'));
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <title>{`${t('mail-sent.title')} · ${publicConfig().brandName}`}</title>
      <Stack gap="1">
        <Heading ref={heading} level={1} tabIndex={-1} className={styles.stepTitle}>
          {t('mail-sent.title')}
        </Heading>
        <p className={styles.lead}>
          <span>{t('register.sent', { email })}</span> <WhereToLook />
        </p>
      </Stack>
      <MailAgain email={email} redirect={redirect} />
      <p>
        <Button emphasis="tertiary" onClick={onAgain}>
          {t('register.start-over')}
        </Button>
      </p>
    </>
  );
}
