import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { initials, languageName } from 'shared-kit/contract/languages';
import { Row, Stack } from 'shared-kit/layout';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { Avatar, Heading, StatusBadge, Text, TextLink, VerifiedIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './product-introduction.module.css';

export function ProductIntroduction({ product }: { product: ProductDetail }) {
  const { title, maker, description } = product;
  const t = useText();
  const locale = useLocale();
  const { languages = { title: locale, description: locale } } = product;
  // Blank lines separate paragraphs; everything else is plain text.
  const paragraphs = description.split(/\n{2,}|\r\n\r\n/).filter((it) => it.trim() !== '');
  return (
    <Stack gap="1">
      <Row as="p" className={styles.maker}>
        <Avatar kind="company" size="small" accent mark={initials(maker.name, locale)} />
        <TextLink as={LocaleLink} to={`/shop?maker=${maker.id}`}>
          {maker.name}
        </TextLink>
        {maker.verified && (
          <StatusBadge tone="positive" icon={VerifiedIcon}>
            {t('maker.verified')}
          </StatusBadge>
        )}
        <Text as="span" look="small" tone="subtle">
          {t('maker.place', { city: maker.city, country: maker.country })}
        </Text>
      </Row>
      <Heading level={1} lang={languages.title}>
        {title}
      </Heading>
      {languages.description !== locale && (
        <Text look="small" tone="subtle">
          {t('product.text-language', { language: languageName(languages.description, locale) })}
        </Text>
      )}
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} tone="muted" className={styles.paragraph} lang={languages.description}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
