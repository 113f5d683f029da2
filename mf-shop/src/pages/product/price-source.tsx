import type { PriceAnswer } from 'shared-kit/contract';
import { useLocale } from 'shared-kit/shell';
import { IconButton, InfoIcon } from 'shared-kit/ui';
import { Tooltip } from 'shared-kit/ui/overlay';
import { provenanceSentences } from '../../price/provenance.ts';
import { useText } from '../../text.ts';

/** Explains which price this is and by which rate it was converted. The line beside it is the short form. */
export default function PriceSource({ price }: { price: PriceAnswer }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Tooltip side="bottom" text={provenanceSentences(price, t, locale).join(' ')}>
      <IconButton icon={InfoIcon} size="small" label={t('price.source')} />
    </Tooltip>
  );
}
