import { areaIds } from 'shared-kit/contract';
import { verifyFolder } from '../modules/releases/index.ts';
import { AppError } from '../platform/http/app-error.ts';

/**
 * Looks at a build as the market will when it is uploaded: `verify-release.ts <folder> <area>`. The last line tells
 * as JSON what there is to know of it, or the code and the detail of the refusal.
 */
async function main(): Promise<number> {
  const [folder = '', named] = process.argv.slice(2);
  const area = areaIds.find((id) => id === named);
  if (!area) throw new Error(`There is no area ${named}`);
  try {
    console.log(JSON.stringify(await verifyFolder(folder, area)));
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.log(JSON.stringify({ code: error.code, detail: error.detail }));
    return 1;
  }
}

process.exitCode = await main();
