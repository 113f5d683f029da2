import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FigureField, figureText, readFigure, writeFigure } from 'shared-kit/contract/figures';
import { useLocale, useUnsavedInput } from 'shared-kit/shell';
import { openPoint } from './figure-words.ts';

export type FigureTexts = {
  /** What the field can hold. */
  figure: FigureField;
  /** What was typed, in a form that keeps it. Stored figures come through `figureText`. */
  text?: string;
  /** What stands in a field that keeps its own text. */
  defaultText?: string;
  onText?: (text: string) => void;
  /** What is typed changes only what is shown, so nobody is asked before leaving. */
  transient?: boolean;
};

/** A typed figure, what it means, and what its reader does to it. Nothing is said while somebody types. */
export function useFigure({ figure, text, defaultText = '', onText, transient = false }: FigureTexts) {
  const locale = useLocale();
  const [own, setOwn] = useState(defaultText);
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const typed = text ?? own;
  const reading = readFigure(typed, locale, figure);
  const point = openPoint(reading, figure, locale);
  const question = 'question' in reading ? reading.question : null;
  useUnsavedInput(point !== undefined && !transient);
  const enter = (next: string) => {
    setOwn(next);
    onText?.(next);
  };
  /** The choices come next in the order of Tab, so they have to be there before it moves on. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    flushSync(() => setTyping(false));
    if (!question || event.key === 'Tab') return;
    event.preventDefault();
    choices.current?.querySelector('button')?.focus();
  };
  const value = 'value' in reading ? reading.value : null;
  return {
    locale,
    typed,
    input,
    choices,
    onKeyDown,
    value,
    /** Grouped, without the unit that stands in the field anyway. */
    resting: value === null ? null : writeFigure(value, { ...figure, unit: undefined }, locale),
    point: isTyping ? undefined : point,
    question: isTyping ? null : question,
    type: (next: string) => {
      setTyping(true);
      enter(next);
    },
    leave: () => setTyping(false),
    choose: (chosen: string) => {
      enter(figureText(chosen));
      input.current?.focus();
    },
  };
}
