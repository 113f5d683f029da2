import { textOfPanel } from 'shared-kit/page';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

export const useText = textOfPanel('manufacturer overview', { en, tr });
