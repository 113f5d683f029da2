import { Row, Stack } from 'shared-kit/layout';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { BankIcon, ButtonLink, ClockIcon, Heading, Text, ThemedImage } from 'shared-kit/ui';
import drawings from '../../art/landings.drawing.ts';
import { RevisionIcon } from '../../icons.sprite.ts';
import { Points } from '../../landing/points.tsx';
import { Calculator } from './calculator.tsx';
import styles from './financing-page.module.css';
import { useText } from './messages/text.ts';

const points = [
  { key: 'choose', icon: BankIcon },
  { key: 'compare', icon: RevisionIcon },
  { key: 'grace', icon: ClockIcon },
] as const;

/** A calculator of financing costs, then how banks work here. */
export default function FinancingPage() {
  const t = useText();
  return (
    <div className={styles.root}>
      <div className={styles.hero}>
        <Stack gap="3">
          <Text look="label" tone="muted">
            {t('financing.label')}
          </Text>
          <Heading level={1} look="display" className={styles.title}>
            {t('financing.title')}
          </Heading>
          <Text look="lede" tone="muted">
            {t('financing.lede')}
          </Text>
        </Stack>
        <ThemedImage
          files={drawings.financing}
          alt={t('financing.drawing')}
          width={480}
          height={360}
          className={styles.drawing}
        />
      </div>
      <Calculator />
      <Points
        title={t('financing.points')}
        points={points.map(({ key, icon }) => ({
          icon,
          name: t(`financing.point.${key}`),
          text: t(`financing.text.${key}`),
        }))}
      />
      <Row className={styles.steps}>
        <ButtonLink as={LocaleLink} to="/shop?category=machinery" emphasis="primary" size="large">
          {t('financing.next')}
        </ButtonLink>
        <ButtonLink as={LocaleLink} to={publicConfig().registerPath} size="large">
          {t('financing.join')}
        </ButtonLink>
      </Row>
    </div>
  );
}
