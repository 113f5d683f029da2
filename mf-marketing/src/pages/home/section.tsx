import { type ReactNode, useId } from 'react';
import { LocaleLink } from 'shared-kit/shell';
import { asElement, Heading, TextLink } from 'shared-kit/ui';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  /** Link to the complete list, on the title's line. */
  all: { to: string; text: string };
  className?: string | undefined;
  children: ReactNode;
};

export function Section({ title, all, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <TextLink as={LocaleLink} to={all.to} className={styles.all}>
          {all.text}
        </TextLink>
      </div>
      {asElement(children)}
    </section>
  );
}
