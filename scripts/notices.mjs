import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { noticesText } from './notices/notices-text.mjs';
import { shippedPackages } from './notices/shipped-packages.mjs';

/** `pnpm notices` writes the licences of what browsers get and the server runs. */
writeFileSync(join(root, 'NOTICES.txt'), noticesText(shippedPackages(root)));
