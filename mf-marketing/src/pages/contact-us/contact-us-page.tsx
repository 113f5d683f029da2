import { useState } from 'react';
import { Stack } from 'shared-kit/layout';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink, Heading, Plate, Text, TextLink, ThemedImage } from 'shared-kit/ui';
import drawings from '../../art/landings.drawing.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-us-page.module.css';
import { useText } from './messages/text.ts';

/** A form to write to the staff, and links to faster answers. */
export default function ContactUsPage() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Sent email={sentTo} />;
  return (
    <div className={styles.root}>
      <Stack gap="8">
        <Stack gap="3">
          <Heading level={1} look="display" className={styles.title}>
            {t('contact.title')}
          </Heading>
          <Text look="lede" tone="muted">
            {t('contact.lede')}
          </Text>
        </Stack>
        <ContactForm onSent={setSentTo} />
      </Stack>
      <Stack as="aside" gap="3" className={styles.aside} aria-label={t('contact.sooner')}>
        <Plate grid className={styles.drawing}>
          <ThemedImage files={drawings.contact} width={480} height={360} />
        </Plate>
        <Heading level={2}>{t('contact.sooner')}</Heading>
        <ul className={styles.links}>
          <li>
            <TextLink as={LocaleLink} to="/shop">
              {t('contact.sooner.product')}
            </TextLink>
          </li>
          <li>
            <TextLink as={LocaleLink} to="/forgot-password">
              {t('contact.sooner.password')}
            </TextLink>
          </li>
          <li>
            <TextLink as={LocaleLink} to={publicConfig().registerPath}>
              {t('contact.sooner.register')}
            </TextLink>
          </li>
          <li>
            <TextLink as={LocaleLink} to="/privacy-policy">
              {t('contact.sooner.privacy')}
            </TextLink>
          </li>
        </ul>
      </Stack>
    </div>
  );
}

/** The heading takes the focus, so that screen readers announce the result. */
function Sent({ email }: { email: string }) {
  const t = useText();
  return (
    <Stack align="start" className={styles.sent}>
      <Heading level={1} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('contact.sent')}
      </Heading>
      <Text>{t('contact.sent.text', { email })}</Text>
      <ButtonLink as={LocaleLink} to="/shop">
        {t('contact.sent.next')}
      </ButtonLink>
    </Stack>
  );
}
