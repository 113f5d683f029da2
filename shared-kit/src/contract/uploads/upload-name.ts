import { nameInput } from '../names/name-input.ts';

/** A file's name as its sender gives it. The intake makes it harmless. */
export const uploadName = nameInput('file', { least: 1, most: 1000 });
