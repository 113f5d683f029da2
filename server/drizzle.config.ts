import { defineConfig } from 'drizzle-kit';

/** `pnpm migration <name>` compares the modules' schemas with the newest snapshot and writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/schema.ts', './src/modules/*/*/schema.ts', './src/platform/*/schema.ts'],
  out: './migrations',
});
