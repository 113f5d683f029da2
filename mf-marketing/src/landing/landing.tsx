import type { ReactNode } from 'react';
import { Row, Stack } from 'shared-kit/layout';
import { LocaleLink } from 'shared-kit/shell';
import { asElement, ButtonLink, Heading, Text } from 'shared-kit/ui';
import { DrawingPlate, type PlateDrawing } from './drawing-plate.tsx';
import styles from './landing.module.css';

type Step = Readonly<{ to: string; text: string }>;

export interface LandingProps {
  label: string;
  title: string;
  lede: string;
  /** The main action and a second link. */
  next: Step;
  look: Step;
  drawing: PlateDrawing;
  figures?: ReactNode;
  children: ReactNode;
}

/** A landing page for one kind of company: text on the left, a machine of its trade on the right, details below. */
export function Landing({ label, title, lede, next, look, drawing, figures, children }: LandingProps) {
  return (
    <div className={styles.root}>
      <div className={styles.hero}>
        <Stack>
          <Text look="label" tone="muted">
            {label}
          </Text>
          <Heading level={1} look="display" className={styles.title}>
            {title}
          </Heading>
          <Text look="lede" tone="muted">
            {lede}
          </Text>
          <Row className={styles.steps}>
            <ButtonLink as={LocaleLink} to={next.to} emphasis="primary" size="large">
              {next.text}
            </ButtonLink>
            <ButtonLink as={LocaleLink} to={look.to} size="large">
              {look.text}
            </ButtonLink>
          </Row>
          {asElement(figures)}
        </Stack>
        <DrawingPlate drawing={drawing} />
      </div>
      {asElement(children)}
    </div>
  );
}
