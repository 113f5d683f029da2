import type { ReactNode } from 'react';
import { LocaleLink } from 'shared-kit/shell';
import { ButtonLink, Heading, Text } from 'shared-kit/ui';
import { DrawingPlate, type PlateDrawing } from './drawing-plate.tsx';
import styles from './landing.module.css';

type Step = Readonly<{ to: string; text: string }>;

export interface LandingProps {
  label: string;
  title: string;
  lede: string;
  /** What one does next, and what one may look at first. */
  next: Step;
  look: Step;
  drawing: PlateDrawing;
  figures?: ReactNode;
  children: ReactNode;
}

/** A page for one kind of company: words at the left, a machine of their trade at the right, then what it is about. */
export function Landing({ label, title, lede, next, look, drawing, figures, children }: LandingProps) {
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
        <DrawingPlate drawing={drawing} />
      </div>
      {children}
    </div>
  );
}
