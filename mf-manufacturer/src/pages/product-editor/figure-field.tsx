import { type ReactNode, useEffect, useState } from 'react';
import { NumberField } from 'shared-kit/ui/number-field';
import type { ReadText } from '../../figures/read-figures.ts';

type Props<Value> = {
  label: string;
  labelHidden?: boolean;
  optional?: ReactNode;
  className?: string | undefined;
  /** The stored value as text. */
  shown: string;
  read: (text: string) => ReadText<Value>;
  onValue: (value: Value, text: string) => void;
  onWrong: (isWrong: boolean) => void;
  affix?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  whole?: boolean;
};

/** A figure that may be typed in many ways. The text stays as typed; only what can be read becomes the value. */
export function FigureField<Value>(props: Props<Value>) {
  const { shown, read, onValue, onWrong, error, whole = false, ...field } = props;
  const [text, setText] = useState(shown);
  const [isTyping, setTyping] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (!isTyping && fault === undefined) setText(shown);
  }, [shown, isTyping, fault]);
  const type = (typed: string) => {
    setText(typed);
    const result = read(typed);
    const found = 'fault' in result ? result.fault : undefined;
    setFault(found);
    onWrong(found !== undefined);
    if ('value' in result) onValue(result.value, typed.trim());
  };
  return (
    <NumberField
      {...field}
      inputMode={whole ? 'numeric' : 'text'}
      value={text}
      error={isTyping ? error : (fault ?? error)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => type(target.value)}
    />
  );
}
