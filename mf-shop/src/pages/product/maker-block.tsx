import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { initials } from 'shared-kit/contract/languages';
import { Row } from 'shared-kit/layout';
import { MakerResponse } from 'shared-kit/page';
import { countryName, LocaleLink, useLocale } from 'shared-kit/shell';
import { Avatar, ButtonLink, Heading, StatusBadge, Text, VerifiedIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './maker-block.module.css';

export function MakerBlock({ maker }: { maker: ProductDetail['maker'] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <section className={styles.root} aria-labelledby="maker">
      <Heading level={2} id="maker">
        {t('product.maker')}
      </Heading>
      <Row gap="3" className={styles.maker}>
        <Avatar kind="company" size="large" mark={initials(maker.name, locale)} />
        <div className={styles.words}>
          <Text weight="semibold">{maker.name}</Text>
          <Text look="small" tone="muted">
            {t('maker.place', { city: maker.city, country: countryName(maker.country, locale) })}
          </Text>
          <MakerResponse makerId={maker.id} />
        </div>
        {maker.verified && (
          <StatusBadge tone="positive" icon={VerifiedIcon}>
            {t('maker.verified')}
          </StatusBadge>
        )}
        <ButtonLink as={LocaleLink} to={`/shop?maker=${maker.id}`} className={styles.more}>
          {t('product.maker-products')}
        </ButtonLink>
      </Row>
    </section>
  );
}
