import { isAreaId } from 'shared-kit/contract/areas';
import { verifyFolder } from '../modules/releases/index.ts';
import { AppError } from '../platform/http/app-error.ts';

/**
 * Checks a build as the market does at upload: `verify-release.ts <folder> <area>`. The last line is JSON: the build's
 * description, or the refusal's code and detail.
 */
async function main(): Promise<number> {
  const [folder = '', area = ''] = process.argv.slice(2);
  if (!isAreaId(area)) throw new Error(`There is no area ${area}`);
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
