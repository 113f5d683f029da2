import { useState } from 'react';
import { useLocale } from 'shared-kit/shell';
import { NumberField, type NumberFieldProps } from 'shared-kit/ui/number-field';
import { formatFigure, parseFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';

/** One end of a range. It applies on blur or Enter, so that half-typed figures aren't requested. */
export function BoundField({
  label,
  value,
  bound,
  onChange,
  ...affixes
}: Pick<NumberFieldProps, 'affix' | 'affixSide'> & {
  label: string;
  value: string | null;
  /** The lowest or highest value in the list, shown while the field is empty. */
  bound: string;
  onChange: (value: string | null) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const settle = () => {
    if (typed === null) return;
    const figure = parseFigure(typed);
    if (figure === null && typed.trim() !== '') {
      setIsWrong(true);
      return;
    }
    setTyped(null);
    if (figure !== value) onChange(figure);
  };
  return (
    <NumberField
      {...affixes}
      label={label}
      labelHidden
      placeholder={bound}
      value={typed ?? (value === null ? '' : formatFigure(Number(value), locale))}
      error={isWrong ? t('facet.invalid', { example: bound }) : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        setIsWrong(false);
      }}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
