import type { ProductStatus as Status } from 'shared-kit/contract/products';
import { CheckIcon, CloseIcon, DraftIcon, type IconGlyph, StatusBadge } from 'shared-kit/ui';
import { useText } from '../text.ts';

const icons: Readonly<Record<Status, IconGlyph>> = {
  draft: DraftIcon,
  published: CheckIcon,
  archived: CloseIcon,
};

export function ProductStatus({ status }: { status: Status }) {
  const t = useText();
  return (
    <StatusBadge
      tone={status === 'published' ? 'positive' : 'neutral'}
      look={status === 'draft' ? 'dashed' : 'tinted'}
      icon={icons[status]}
    >
      {t(`products.status.${status}`)}
    </StatusBadge>
  );
}
