import { useId } from 'react';
import { Heading, Icon, type IconGlyph, Text } from 'shared-kit/ui';
import styles from './points.module.css';

type Point = Readonly<{ icon: IconGlyph; name: string; text: string }>;

export function Points({ title, points }: { title: string; points: readonly Point[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} look="page" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {points.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon of={icon} size="large" className={styles.icon} />
            <Heading level={3}>{name}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
