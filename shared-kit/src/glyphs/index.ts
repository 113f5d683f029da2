/** All glyphs. Only `*.sprite.ts` files may import this: the build runs them and ships only what they name. */
export * from 'lucide-react';
