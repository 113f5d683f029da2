import { nameInput } from '../names/name-input.ts';

export const legalName = nameInput('thing', { least: 2, most: 200 });
export const brandName = nameInput('thing', { least: 2, most: 80 });
