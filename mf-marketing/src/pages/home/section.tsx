import { type ReactNode, useId } from 'react';
import { LocaleLink } from 'shared-kit/shell';
import { Heading, TextLink } from 'shared-kit/ui';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  /** Where all of it is, on the title's line. */
  all: { to: string; text: string };
  children: ReactNode;
};

export function Section({ title, all, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <TextLink as={LocaleLink} to={all.to} className={styles.all}>
          {all.text}
        </TextLink>
      </div>
      {children}
    </section>
  );
}
