import { type Locale, locales } from 'shared-kit/contract/languages';
import { addMessages, textOf } from 'shared-kit/i18n';

/**
 * The text hook of one panel: `textOfPanel('bank quote.aside', { en, tr })`. Its words load with it in every language, and
 * the words of its area's pages don't.
 */
export function textOfPanel<Keys extends Readonly<Record<string, string>>>(
  panel: string,
  messages: Readonly<Record<Locale, Keys>>,
) {
  for (const locale of locales) addMessages(panel, locale, messages[locale]);
  return textOf<Keys>(panel);
}
