import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` compares the modules' schemas with the migrations so far and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/schema.ts', './src/modules/*/*/schema.ts', './src/platform/*/schema.ts'],
  out: './migrations',
});
