import { sayFrom } from '../say.ts';
import { messages } from './messages/index.ts';

/** Words about signing, which the pages of several areas share. */
export const signingWords = sayFrom(messages);
