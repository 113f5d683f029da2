import { sayFrom, type TextValues } from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';
import { messages } from './messages/index.ts';

const sayIn = sayFrom(messages);

export function useText() {
  const locale = useLocale();
  return (key: Parameters<typeof sayIn>[1], values?: TextValues): string => sayIn(locale, key, values);
}
