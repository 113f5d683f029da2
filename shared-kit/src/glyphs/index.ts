/** All glyphs there are. Only `*.sprite.ts` files import this: the build runs them, and ships what they name. */
export * from 'lucide-react';
