import { useState } from 'react';
import { type FigureField, figureText, readFigure } from 'shared-kit/contract/figures';
import { FigureInput, type FigureInputProps } from 'shared-kit/figure-input';
import { useLocale } from 'shared-kit/shell';

/** One end of a range. It applies on blur or Enter, so that half-typed figures aren't requested. */
export function BoundField({
  label,
  figure,
  value,
  bound,
  onChange,
  ...affixes
}: Pick<FigureInputProps, 'affix' | 'affixSide'> & {
  label: string;
  figure: FigureField;
  value: string | null;
  /** The lowest or highest value in the list, shown while the field is empty. */
  bound: string;
  onChange: (value: string | null) => void;
}) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    const reading = readFigure(typed, locale, figure);
    if (!('value' in reading)) return;
    setTyped(null);
    if (reading.value !== value) onChange(reading.value);
  };
  return (
    <FigureInput
      {...affixes}
      figure={figure}
      grouped
      transient
      label={label}
      labelHidden
      placeholder={bound}
      text={typed ?? figureText(value)}
      onText={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
