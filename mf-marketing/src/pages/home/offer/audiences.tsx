import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { Heading, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './audiences.module.css';

/** The kinds of visitors: what each can do at once, and a page with more. */
export function Audiences() {
  const t = useText();
  const { registerPath } = publicConfig();
  const audiences = [
    { key: 'mills', to: '/shop?category=machinery', about: '/textile-manufacturer' },
    { key: 'retailers', to: '/shop?category=textiles', about: '/retailer' },
    { key: 'makers', to: registerPath, about: '/machinery-manufacturer' },
    { key: 'banks', to: registerPath, about: '/financing' },
  ] as const;
  return (
    <div className={styles.root}>
      {audiences.map(({ key, to, about }) => (
        <section key={key} className={styles.cell}>
          <Text look="label">{t(`audience.label.${key}`)}</Text>
          <Heading level={2}>{t(`audience.title.${key}`)}</Heading>
          <Text tone="muted">{t(`audience.text.${key}`)}</Text>
          <p className={styles.links}>
            <TextLink as={LocaleLink} to={to}>
              {t(`audience.link.${key}`)}
            </TextLink>
            <TextLink as={LocaleLink} to={about}>
              {t(`audience.about.${key}`)}
            </TextLink>
          </p>
        </section>
      ))}
    </div>
  );
}
