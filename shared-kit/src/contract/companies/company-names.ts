import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';

export const legalName = printed(nameInput('thing', { least: 2, most: 200 }));
export const brandName = printed(nameInput('thing', { least: 2, most: 80 }));
