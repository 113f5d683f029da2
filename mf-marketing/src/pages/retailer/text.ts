import { textOfPage } from '../../text.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

export const useText = textOfPage('retailer', { en, tr });
