import type { ReactNode } from 'react';
import { LocaleLink } from 'shared-kit/shell';
import { ButtonLink, Heading, Plate, Text, ThemedImage, TitleBlock } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './landing.module.css';

type Step = Readonly<{ to: string; text: string }>;

export interface LandingProps {
  label: string;
  title: string;
  lede: string;
  /** What one does next, and what one may look at first. */
  next: Step;
  look: Step;
  drawing: Readonly<{ files: { light: string; dark: string }; alt: string; model: string }>;
  figures?: ReactNode;
  children: ReactNode;
}

/** A page for one kind of company: words at the left, a machine of their trade at the right, then what it is about. */
export function Landing({ label, title, lede, next, look, drawing, figures, children }: LandingProps) {
  const t = useText();
  return (
    <div className={styles.root}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Text look="label" tone="muted">
            {label}
          </Text>
          <Heading level={1} look="display" className={styles.title}>
            {title}
          </Heading>
          <Text look="lede" tone="muted">
            {lede}
          </Text>
          <div className={styles.steps}>
            <ButtonLink as={LocaleLink} to={next.to} emphasis="primary" size="large">
              {next.text}
            </ButtonLink>
            <ButtonLink as={LocaleLink} to={look.to} size="large">
              {look.text}
            </ButtonLink>
          </div>
          {figures}
        </div>
        <div className={styles.plate}>
          <Plate grid className={styles.drawing}>
            <ThemedImage files={drawing.files} alt={drawing.alt} width={480} height={360} />
          </Plate>
          <TitleBlock
            className={styles.block}
            facts={[
              { term: t('plate.model'), detail: drawing.model },
              { term: t('plate.view'), detail: t('plate.front') },
            ]}
          />
        </div>
      </div>
      {children}
    </div>
  );
}
