import { lookInto } from './database-of.ts';

/** `node change-database.ts <data folder> <SQL>` changes a market's database. Journeys run it as a program. */
const [dataDir = '', statements = ''] = process.argv.slice(2);
await lookInto(dataDir, (rows) => rows(`begin; ${statements}; commit`));
console.log('changed');
