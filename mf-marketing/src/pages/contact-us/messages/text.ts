import { textOfPage } from '../../../text.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

export const useText = textOfPage('contact-us', { en, tr });
