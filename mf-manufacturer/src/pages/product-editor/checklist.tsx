import { type PublishFinding, type PublishPoint, publishPoints } from 'shared-kit/contract/products';
import { isOneOf } from 'shared-kit/contract/tables';
import { Stack } from 'shared-kit/layout';
import { AlertIcon, CheckIcon, ClockIcon, Icon } from 'shared-kit/ui';
import { PicksProgress } from '../../picks-progress/picks-progress.tsx';
import { useText } from '../../text.ts';
import styles from './editor.module.css';

/** Points that are named even when they are done. */
const always = [
  'title',
  'description',
  'category',
  'terms',
  'price-missing',
  'origin',
  'hs-code',
  'picture',
] as const satisfies readonly PublishPoint[];
const isAlwaysNamed = (point: PublishPoint) => isOneOf(always, point);

/** What keeps a product back, what buyers will miss, and what is done. */
export function Checklist({ findings }: { findings: readonly PublishFinding[] }) {
  const t = useText();
  const points = publishPoints.filter(
    (point) => isAlwaysNamed(point) || findings.some((it) => it.point === point),
  );
  const done = publishPoints
    .filter(isAlwaysNamed)
    .filter((point) => !findings.some((it) => it.point === point));
  return (
    <Stack gap="3">
      <PicksProgress
        label={t('editor.checklist')}
        figure={t('editor.checklist-figure', { done: done.length, all: points.length })}
        value={done.length}
        max={points.length}
      />
      <ul className={styles.points}>
        {findings.map(({ point, isFault, count }) => (
          <li key={point} data-fault={isFault || undefined}>
            <Icon of={isFault ? AlertIcon : ClockIcon} />
            <span>{t(`editor.point.${point}`, { count })}</span>
          </li>
        ))}
        {done.map((point) => (
          <li key={point} data-done>
            <Icon of={CheckIcon} />
            <span>{t(`editor.done.${point}`)}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
