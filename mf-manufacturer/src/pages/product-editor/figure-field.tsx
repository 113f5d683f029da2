import { type ReactNode, useEffect, useState } from 'react';
import { type FigureField as Figure, readFigure } from 'shared-kit/contract/figures';
import { FigureInput } from 'shared-kit/figure-input';
import { useLocale } from 'shared-kit/shell';

type Props = {
  figure: Figure;
  label: string;
  /** The stored value as text. */
  shown: string;
  /** A plain decimal, null for nothing; and the text as typed. */
  onValue: (value: string | null, text: string) => void;
  onWrong: (isWrong: boolean) => void;
  affix?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A figure of the draft. Only what can be read becomes its value: until then the last good one is kept and saved. */
export function FigureField({ figure, shown, onValue, onWrong, ...texts }: Props) {
  const locale = useLocale();
  const [text, setText] = useState(shown);
  const [isTyping, setTyping] = useState(false);
  const isRead = 'value' in readFigure(text, locale, figure);
  useEffect(() => {
    if (!isTyping && isRead) setText(shown);
  }, [shown, isTyping, isRead]);
  const type = (typed: string) => {
    setText(typed);
    setTyping(true);
    const reading = readFigure(typed, locale, figure);
    onWrong(!('value' in reading));
    if ('value' in reading) onValue(reading.value, typed.trim());
  };
  return <FigureInput {...texts} figure={figure} text={text} onText={type} onBlur={() => setTyping(false)} />;
}
