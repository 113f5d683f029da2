import type { PriceListTime } from 'shared-kit/contract/price-lists';
import { CheckIcon, ClockIcon, ExpiredIcon, type IconGlyph, StatusBadge } from 'shared-kit/ui';
import { useText } from '../../text.ts';

const icons: Readonly<Record<PriceListTime, IconGlyph>> = {
  current: CheckIcon,
  scheduled: ClockIcon,
  past: ExpiredIcon,
};

/** Whether a list counts today. */
export function ListTime({ time }: { time: PriceListTime }) {
  const t = useText();
  return (
    <StatusBadge tone={time === 'current' ? 'positive' : 'neutral'} icon={icons[time]}>
      {t(`price-lists.time.${time}`)}
    </StatusBadge>
  );
}
