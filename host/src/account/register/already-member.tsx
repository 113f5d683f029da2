import { Stack } from 'shared-kit/layout';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink, Heading } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './register-page.module.css';

/** For somebody who is signed in and can't register a company. Without a company's name they belong to the staff. */
export function AlreadyMember({ companyName }: { companyName: string | null }) {
  const t = useText();
  const title =
    companyName === null ? t('register.member.staff') : t('register.member.title', { company: companyName });
  return (
    <>
      <title>{`${t('register.title')} · ${publicConfig().brandName}`}</title>
      <Stack gap="1">
        <Heading level={1}>{title}</Heading>
        <p className={styles.lead}>{t('register.member.text')}</p>
      </Stack>
      <p>
        <ButtonLink as={LocaleLink} to="/profile?section=company" emphasis="primary">
          {t('account.profile')}
        </ButtonLink>
      </p>
    </>
  );
}
