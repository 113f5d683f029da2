import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { Heading, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './audiences.module.css';

/** Who it is for, and their way in. */
export function Audiences() {
  const t = useText();
  const { registerPath } = publicConfig();
  const audiences = [
    { key: 'mills', to: '/shop?category=machinery' },
    { key: 'makers', to: registerPath },
    { key: 'banks', to: registerPath },
  ] as const;
  // messages: audience.label.* audience.title.* audience.text.* audience.link.*
  return (
    <div className={styles.root}>
      {audiences.map(({ key, to }) => (
        <section key={key} className={styles.cell}>
          <Text look="label">{t(`audience.label.${key}`)}</Text>
          <Heading level={2}>{t(`audience.title.${key}`)}</Heading>
          <Text tone="muted">{t(`audience.text.${key}`)}</Text>
          <TextLink as={LocaleLink} to={to} className={styles.link}>
            {t(`audience.link.${key}`)}
          </TextLink>
        </section>
      ))}
    </div>
  );
}
