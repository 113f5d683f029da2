import { textOf } from 'shared-kit/i18n';
import type en from './messages/en.json';

/** This area's messages, by key. */
export const useText = textOf<typeof en>('sample');
